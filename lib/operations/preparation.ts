import { sewWrong } from './action';
import type { PreparationName } from './names';
import type { Family } from './operation';

/** What is done before any seam. */
export const PREPARATION: Family<PreparationName> = {
  'cut-out': {
    stage: 'cutting',
    works: 'cloth',
    darts: 'all',
    minutes: 10,
    actions: [
      { key: 'cut', view: 'right' },
      { key: 'mark', view: 'wrong' },
    ],
  },
  interface: { stage: 'interfacing', works: 'cloth', minutes: 3, actions: [{ key: 'fuse', view: 'wrong' }] },
  'interface-front': {
    stage: 'interfacing',
    works: 'cloth',
    minutes: 8,
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'interface-lapel': {
    stage: 'interfacing',
    works: 'cloth',
    minutes: 4,
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'interface-collar-stand': {
    stage: 'interfacing',
    works: 'cloth',
    minutes: 4,
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'interface-hem': {
    stage: 'interfacing',
    works: 'cloth',
    minutes: 12,
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'interface-back': {
    stage: 'interfacing',
    works: 'cloth',
    minutes: 6,
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'tape-roll-line': {
    stage: 'staystitching',
    works: 'cloth',
    minutes: 15,
    places: { line: 'roll-line' },
    actions: [{ key: 'press', view: 'wrong' }],
  },
  'tape-armholes': {
    stage: 'staystitching',
    works: 'edge',
    minutes: 10,
    actions: [{ key: 'press', view: 'wrong' }],
  },
  'tape-shoulders': {
    stage: 'staystitching',
    works: 'edge',
    minutes: 8,
    actions: [{ key: 'press', view: 'wrong' }],
  },
  'tape-upper-edge': {
    stage: 'staystitching',
    works: 'edge',
    minutes: 10,
    actions: [{ key: 'press', view: 'wrong' }],
  },
  'tape-pocket-mouths': {
    stage: 'staystitching',
    works: 'pocket',
    minutes: 6,
    actions: [{ key: 'press', view: 'wrong' }],
  },
  staystitch: { stage: 'staystitching', works: 'edge', minutes: 10, actions: [sewWrong] },
  'finish-edges': {
    stage: 'facingEdges',
    works: 'edge',
    overcasts: true,
    farApart: true,
    minutes: 10,
    actions: [{ key: 'overcast', view: 'wrong' }],
  },
};
