import type { Press } from '@/lib/operations/action';
import type { SeamView } from '@/lib/pattern/seam-view';
import { inARow } from '../cloth/arrange-scenes';
import type { Scene } from '../cloth/scene';
import { reachBeyond } from '../cloth/tear-cloth';
import { lengthOf } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { easedOn } from './ease-edge';
import { canFace, laidBeside } from './face-edges';
import { hungOn } from './hang-skirt';
import { acrossSeams, joinedMeetings } from './join-meetings';
import { apart } from './lay-apart';
import { areLayers, overlaid } from './lay-over';
import type { Meeting } from './meet-sides';
import { collarsOpened } from './open-at-fold';
import { opened, openedTogether } from './open-seam';

/**
 * Right sides together, the upper piece wrong side up, the first side of the seam unless told otherwise; what does not
 * lie flat that way is shown along its edge. Where not even that lies smooth, a collar in the corner of a lapel, it is
 * shown side by side while it is pinned, and opened out once it is sewn.
 */
export function togetherScene(
  seams: readonly SeamView[],
  rows = 1,
  { upper = 'a', pinned = true }: { readonly upper?: 'a' | 'b' | undefined; readonly pinned?: boolean } = {},
  sewn: readonly SeamView[] = [],
): Scene {
  const unlike = pinned ? apart : stitchedOpen;
  const swapped = (meeting: Meeting) => ({ ...meeting, a: meeting.b, b: meeting.a });
  const laidOn = (meeting: Meeting): Scene => {
    const laid = upper === 'a' ? meeting : swapped(meeting);
    const isFull = isDrawnUp(laid);
    const flat = isFull ? undefined : overlaid(laid);
    if (meeting.across) return flat ?? inARow(meeting.across.map(laidOn));
    return flat ?? easedOn(laid, sewn) ?? (isFull ? overlaid(laid) : undefined) ?? unlike(meeting);
  };
  return inARow(meetingsIn(seams, sewn).map(laidOn).map(collarsOpened), rows);
}

/** As it opens out once it is sewn, its seam the work of this step; side by side where it would not lie open either. */
function stitchedOpen(meeting: Meeting): Scene {
  const laid = besideEachOther(meeting);
  if (meeting.self || !canFace(laid) || !laidBeside(laid)) return apart(meeting);
  const upper = new Set(meeting.a.map(({ piece }) => piece.id));
  const { shown } = opened(meeting, 'open');
  return {
    shown: shown.map(({ sewn = [], ...each }) => ({ ...each, worked: upper.has(each.piece.id) ? sewn : [] })),
    arrows: [],
  };
}

/** An upper edge so many times as long as the lower one is drawn up to it: it no longer lies as it was cut. */
const DRAWN_UP = 1.2;

const isDrawnUp = ({ a, b }: Meeting): boolean => lengthOf(a) > DRAWN_UP * lengthOf(b);

/** The edges that will be sewn, facing each other, right side up; layers of one lie on each other. */
export function facingScene(seams: readonly SeamView[], rows = 1, sewn: readonly SeamView[] = []): Scene {
  const scenes = meetingsIn(seams, sewn).map((meeting) =>
    areLayers(meeting) ? (overlaid(meeting) ?? apart(meeting)) : facingIn(meeting),
  );
  return inARow(scenes.map(collarsOpened), rows);
}

/** A skirt cut in a curve lies so far off the edge it will be pinned to, cm of cloth. */
const AIR = 3;

function facingIn(meeting: Meeting): Scene {
  const hung = hungOn(meeting, { side: 'right', air: AIR });
  return hung ? { shown: hung.shown, arrows: [] } : apart(meeting);
}

/** Sewn and opened out, wrong side up, with the way the allowances are pressed. */
export function openedScene(
  seams: readonly SeamView[],
  press: Press,
  rows = 1,
  overcast = false,
  sewn: readonly SeamView[] = [],
): Scene {
  const lay = overcast ? openedTogether : opened;
  const all = meetingsIn(seams, sewn);
  const opens = all.filter((meeting) => !areLayers(meeting));
  const scenes = (opens.length > 0 ? opens : all).map((meeting) => lay(meeting, press));
  return inARow(scenes, rows);
}

/** What meets along the seams, long pieces shown only near the work beside a piece they would make tiny. */
function meetingsIn(seams: readonly SeamView[], sewn: readonly SeamView[]): Meeting[] {
  const reach = reachBeyond(seams);
  const all = acrossSeams(joinedMeetings(seams), sewn);
  return reach === undefined ? all : all.map((meeting) => shownUpTo(meeting, reach));
}

/** So are the stretches it was made of, where they are shown by themselves. */
const shownUpTo = ({ across, ...meeting }: Meeting, reach: number): Meeting => ({
  ...meeting,
  reach,
  ...(across ? { across: across.map((each) => shownUpTo(each, reach)) } : {}),
});
