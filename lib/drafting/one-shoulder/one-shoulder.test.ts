import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { extremeBodies, surveyBodies } from '@/lib/testing/bodies';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const designed = (garment: 'top' | 'dress', options: RawOptions = {}, sizes: Record<string, number> = {}) =>
  completeChoices(garment, { 'neckline-front': 'one-shoulder', ...options }, sizes);
const drawn = (options: RawOptions = {}, sizes: Record<string, number> = {}): MeasuredDraft =>
  measureDraft(drawDraft(designed('top', options, sizes), STANDARD_SIZES['40']));

const neckline = (draft: MeasuredDraft, piece: string) =>
  draft.piece(piece)?.edges.filter(({ line }) => line === 'neckline') ?? [];

describe('a garment over one shoulder', () => {
  it.each<['top' | 'dress', RawOptions]>([
    ['top', {}],
    ['top', { inside: 'bias-binding', opening: 'none', silhouette: 'straight' }],
    ['top', { 'bust-shaping': 'french-dart', fit: 'very-fitted' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'full-circle' }],
    ['dress', { 'waist-seam': 'empire', skirt: 'a-line', 'bust-shaping': 'gathers-under-bust' }],
    ['dress', { inside: 'lining', fit: 'easy' }],
    ['dress', { opening: 'none', pockets: 'in-seam', silhouette: 'straight', ruffle: 'hem' }],
    ['dress', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess', inside: 'lining' }],
    ['top', { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'shoulder-dart', sleeve: 'raglan' }],
    ['top', { 'bust-shaping': 'armhole-dart', sleeve: 'puff', 'sleeve-finish': 'cuff' }],
    ['dress', { 'bust-shaping': 'shoulder-dart', sleeve: 'two-piece', inside: 'lining', ruffle: 'shoulder' }],
    ['top', { 'bust-shaping': 'neck-dart', sleeve: 'tied-straps', inside: 'bias-binding' }],
    ['dress', { 'bust-shaping': 'waist-dart', 'back-shaping': 'princess', sleeve: 'thin-straps' }],
    [
      'dress',
      {
        ...{ fit: 'loose', 'waist-seam': 'empire', skirt: 'straight', 'bust-shaping': 'princess-shoulder' },
        ...{ 'back-shaping': 'shoulder-dart', sleeve: 'pleated-head', inside: 'lining' },
        ...{ 'hem-shape': 'high-low', 'seam-allowance': 'quarter-inch' },
      },
    ],
    ['dress', { 'bust-shaping': 'princess-armhole', sleeve: 'tulip', 'hem-shape': 'asymmetric' }],
    ['top', { opening: 'back-zip' }],
    ['top', { opening: 'back-zip', sleeve: 'thin-straps', 'back-shaping': 'waist-darts' }],
    ['dress', { opening: 'back-zip', 'waist-seam': 'natural', inside: 'lining', sleeve: 'set-in' }],
    ['top', { opening: 'back-buttons' }],
    ['top', { opening: 'front-buttons', sleeve: 'thin-straps' }],
    ['top', { opening: 'hidden-buttons', sleeve: 'thin-straps', 'hem-shape': 'shirt-tail' }],
    ['dress', { opening: 'double-breasted', 'waist-seam': 'natural', inside: 'lining' }],
    ['dress', { opening: 'front-zip', sleeve: 'raglan', 'bust-shaping': 'princess-armhole' }],
    ['dress', { opening: 'back-buttons', sleeve: 'set-in', inside: 'bias-binding', 'waist-seam': 'empire' }],
    ['dress', { opening: 'hidden-buttons', sleeve: 'thin-straps', 'side-slit': 'back-vent' }],
    ['dress', { opening: 'back-zip', inside: 'bias-binding', 'back-shaping': 'princess', skirt: 'straight' }],
    ['dress', { opening: 'hidden-buttons', 'side-slit': 'back-vent', sleeve: 'dropped' }],
    ['dress', { 'back-shaping': 'shoulder-dart', inside: 'lining', silhouette: 'straight' }],
    ['dress', { inside: 'lining', 'hem-shape': 'asymmetric', 'seam-allowance': 'one-inch' }],
    [
      'dress',
      {
        ...{ silhouette: 'elastic-waist', 'waist-seam': 'empire', opening: 'double-breasted' },
        inside: 'bias-binding',
      },
    ],
  ])('breaks no rule on sizes 34–56: %s %j', (garment, options) => {
    expect(brokenBySize(designed(garment, options))).toEqual([]);
  });

  it('keeps the right shoulder: to the left of a front as it is seen, to the right of a back', () => {
    const draft = drawn();
    const shoulders = (piece: string) =>
      draft.piece(piece)?.edges.filter(({ line }) => line === 'shoulder') ?? [];
    expect(shoulders('front').map(({ start }) => Math.sign(start.x))).toEqual([-1]);
    expect(shoulders('back').map(({ start }) => Math.sign(start.x))).toEqual([1]);
    expect(shoulders('facing-front').map(({ start }) => Math.sign(start.x))).toEqual([1]);
  });

  it('has an edge in one bend, that meets the bare side square and at the height of the back', () => {
    const draft = drawn();
    for (const piece of ['front', 'back']) {
      const edges = neckline(draft, piece);
      expect(edges).toHaveLength(2);
      const [first, second] = edges;
      expect(first?.end).toEqual(second?.start);
    }
    const side = draft.seams.find(({ seam }) => seam.id === 'side-left');
    expect(side?.a.length).toBeCloseTo(side?.b.length ?? 0, 1);
  });

  it('has the shoulder dart sewn in its facing too, which reaches far below its tip', () => {
    const draft = drawn({ 'back-shaping': 'shoulder-dart' });
    const darts = draft.seams.filter(({ seam }) => seam.operation === 'sew-dart');
    expect(darts.map(({ seam }) => seam.id)).toContain('facing-back-shoulder-dart');
    const free = (piece: string) =>
      draft
        .piece(piece)
        ?.edges.filter(({ line }) => line === 'facing-inner')
        .map(({ length }) => length);
    const [left, right] = free('facing-back') ?? [];
    expect(left).toBeCloseTo(right ?? 0, 1);
  });

  it('cuts only what differs whole: a skirt stays on the fold, and is sewn to either side', () => {
    const draft = drawDraft(designed('dress', { 'waist-seam': 'natural' }), STANDARD_SIZES['40']);
    const cut = Object.fromEntries(draft.pieces.map(({ id, cut: how }) => [id, how]));
    expect(cut.front).toEqual({ count: 1, onFold: false, mirrored: false, rightSideUp: true });
    expect(cut['skirt-front']).toEqual({ count: 1, onFold: true, mirrored: false });
    const waist = draft.seams.filter(({ id }) => id.startsWith('waist-front')).map(({ id }) => id);
    expect(waist).toEqual(['waist-front', 'waist-front-left']);
  });

  it('opens in the left side alone, up to the bare edge, with a hook and eye above the zip', () => {
    const draft = drawn();
    const zip = draft.draft.operations.find(({ operation }) => operation === 'insert-side-zip');
    expect(zip?.edges.map(({ edge }) => edge.startsWith('side-zip-left'))).toEqual([true]);
    const [opened] = zip?.edges.flatMap((ref) => draft.edge(ref) ?? []) ?? [];
    const ends = neckline(draft, 'back').map(({ end }) => end);
    expect(ends).toContainEqual(opened?.start);
    expect(draft.draft.notions.filter(({ kind }) => kind === 'hook-and-eye')).toHaveLength(1);
    const hook = draft.draft.operations.find(({ operation }) => operation === 'sew-hook-above-zip');
    expect(hook?.edges).toEqual([{ piece: 'facing-back', edge: 'side-left' }]);
  });

  it('has its facing sewn to the tapes of the zip there, once that is in, and closed on the right', () => {
    const { operations, seams } = drawn().draft;
    const felled = operations.filter(({ operation }) => operation === 'finish-facing-at-zip');
    expect(felled.flatMap(({ edges }) => edges.map(({ piece, edge }) => `${piece}/${edge}`))).toEqual([
      'facing-front/side-left',
      'facing-back/side-left',
    ]);
    const zip = operations.find(({ operation }) => operation === 'insert-side-zip');
    for (const { stage } of felled) expect(stage).toBeGreaterThan(zip?.stage ?? Number.NaN);
    expect(seams.filter(({ id }) => id.startsWith('facing-side')).map(({ id }) => id)).toEqual([
      'facing-side',
    ]);
  });

  it('without a zip has both ends of its facing closed, and no hook', () => {
    const { seams, notions } = drawn({ opening: 'none', silhouette: 'straight' }).draft;
    const closed = seams.filter(({ id }) => id.startsWith('facing-side')).map(({ id }) => id);
    expect(closed).toEqual(['facing-side', 'facing-side-left']);
    expect(notions.map(({ kind }) => kind)).toEqual(['stay-tape']);
  });

  it.each<RawOptions>([{}, { inside: 'bias-binding' }])(
    'has an edge taped, by two tapes a centimetre shorter: %j',
    (options) => {
      const draft = drawn(options);
      const edge = ['front', 'back'].flatMap((piece) => neckline(draft, piece));
      const length = edge.reduce((sum, own) => sum + own.length, 0);
      const tape = draft.draft.operations.find(({ operation }) => operation === 'tape-upper-edge');
      expect(tape?.figures.length).toBeCloseTo(length - 2, 1);
      const bought = draft.draft.notions.find(({ kind }) => kind === 'stay-tape');
      expect(bought?.count).toBe(1);
      expect((bought?.length ?? 0) - (length - 2)).toBeGreaterThanOrEqual(0);
      expect((bought?.length ?? 0) - (length - 2)).toBeLessThan(2);
    },
  );

  it('is bound in one strip as long as its edge, and one armhole in another', () => {
    const draft = drawn({ inside: 'bias-binding' });
    const tapes = draft.draft.operations.filter(({ operation }) => operation === 'bind-edge');
    expect(tapes.map(({ id, figures }) => [id, figures.count])).toEqual([
      ['bind-neckline', 1],
      ['bind-armhole', 1],
    ]);
    const edge = ['front', 'back'].flatMap((piece) => neckline(draft, piece));
    const length = edge.reduce((sum, own) => sum + own.length, 0);
    expect(Number(tapes[0]?.figures.length) - length).toBeGreaterThan(2);
    expect(Number(tapes[0]?.figures.length) - length).toBeLessThan(5);
  });

  it('lies a centimetre closer than without sleeves', () => {
    const bare = drawDraft(completeChoices('top', { sleeve: 'none' }, {}), STANDARD_SIZES['40']);
    expect((bare.ease.bust ?? 0) - (drawn().draft.ease.bust ?? 0)).toBeCloseTo(1, 2);
  });

  it('cuts front and back lower together', () => {
    const centre = (depth: number, piece: string) =>
      neckline(drawn({}, { 'neckline-front-depth': depth }), piece)[0]?.end.y ?? 0;
    for (const piece of ['front', 'back']) expect(centre(4, piece) - centre(6, piece)).toBeCloseTo(2, 3);
  });

  it('has one sleeve, cut once for the right arm, and sewn to that armhole alone', () => {
    const { draft } = drawn({ sleeve: 'set-in', 'sleeve-finish': 'cuff' });
    const sleeves = draft.pieces.filter(({ part }) => part === 'sleeve' || part === 'cuff');
    expect(sleeves.length).toBeGreaterThan(1);
    for (const { cut } of sleeves) expect(cut).toMatchObject({ count: 1, side: 'right', mirrored: false });
    const set = draft.seams.filter(({ operation }) => operation === 'set-sleeve');
    expect(set.map(({ id }) => id)).toEqual(['armhole']);
    expect(draft.notions.filter(({ kind }) => kind === 'button').map(({ count }) => count)).toEqual([1]);
  });

  it('has panels of their own on either side, whose seams are the same up to the bare edge', () => {
    const { draft, seams } = drawn({ 'bust-shaping': 'princess-armhole' });
    const cut = Object.fromEntries(draft.pieces.map(({ id, cut: how }) => [id, how]));
    expect(cut['front-centre']).toMatchObject({ rightSideUp: true });
    expect(cut['front-side']).toMatchObject({ count: 1, side: 'right' });
    expect(cut['front-side-left']).toMatchObject({ count: 1, side: 'left' });
    const [right, left] = ['front-princess', 'front-princess-left'].map((id) =>
      seams.find(({ seam }) => seam.id === id),
    );
    expect(left?.b.length ?? 0).toBeGreaterThan(0.6 * (right?.b.length ?? 0));
    expect(left?.b.length ?? 0).toBeLessThan(right?.b.length ?? 0);
    expect((left?.a.length ?? 0) - (left?.b.length ?? 0)).toBeCloseTo(left?.seam.ease ?? 0, 3);
  });

  it('has an underarm 1.7 higher on the bare side than under a sleeve', () => {
    const draft = drawn({ sleeve: 'set-in' });
    const [right, left] = ['side', 'side-left'].map((id) => draft.seams.find(({ seam }) => seam.id === id));
    expect((left?.b.length ?? 0) - (right?.b.length ?? 0)).toBeCloseTo(1.7, 1);
  });

  it('has a lining that ends on its own taken-in back above a vent', () => {
    const options = { 'neckline-front': 'one-shoulder', 'side-slit': 'back-vent', inside: 'lining' };
    expect(brokenBySize(completeChoices('dress', { ...options, 'back-shaping': 'princess' }, {}))).toEqual(
      [],
    );
  });

  it('has a back of two halves over a vent, sewn to each other, whose edges are faced in one', () => {
    const choices = completeChoices(
      'dress',
      { 'neckline-front': 'one-shoulder', 'side-slit': 'back-vent' },
      {},
    );
    for (const size of ['36', '46', '56'] as const) {
      const measured = measureDraft(drawDraft(choices, STANDARD_SIZES[size]));
      expect(breaches(check(measured.draft))).toEqual([]);
      const named = (id: string) => measured.seams.find(({ seam }) => seam.id === id);
      const [centre, facing] = [named('centre-back'), named('neck-facing')];
      const pieces = (side?: { steps: readonly { piece: { id: string } }[] }) =>
        side?.steps.map(({ piece }) => piece.id);
      expect([pieces(centre?.a), pieces(centre?.b)]).toEqual([['back'], ['back-left']]);
      expect(pieces(facing?.b)).toEqual(expect.arrayContaining(['back', 'back-left']));
      expect(facing?.a.length).toBeCloseTo(facing?.b.length ?? 0, 1);
    }
  });

  it('has both pockets of the chest at one height, clear of a dart on either side', () => {
    const { draft } = drawn({
      ...{ sleeve: 'puff', 'bust-shaping': 'armhole-dart', pockets: 'flap', belt: 'tie', length: 'waist' },
      ...{ 'hem-shape': 'shirt-tail', silhouette: 'a-line' },
    });
    const front = draft.pieces.find(({ id }) => id === 'front');
    const mouths = front?.internal.filter(({ id }) => /^pocket/.test(id)) ?? [];
    const heights = mouths.flatMap(({ path }) => path.map((command) => command.at(-1) as number));
    expect(mouths.length).toBeGreaterThan(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1e-6);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('has both welts of the chest alike, low enough to end clear of the armhole', () => {
    const choices = designed('top', {
      ...{ fit: 'loose', silhouette: 'a-line', length: 'high-hip', 'back-shaping': 'none' },
      ...{ sleeve: 'bishop', pockets: 'welt', belt: 'tie' },
    });
    const woman = surveyBodies().find(({ row }) => row === 1311) ?? expect.unreachable();
    const draft = drawDraft(choices, woman.body);
    const front = draft.pieces.find(({ id }) => id === 'front');
    const places = (front?.internal ?? [])
      .filter(({ id }) => /^pocket/.test(id))
      .flatMap(({ path }) => path.map((command) => command.slice(-2).map(Number)));
    const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)];
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(1e-6);
    expect(Math.max(...xs)).toBeCloseTo(-Math.min(...xs), 1);
    expect(breaches(check(draft))).toEqual([]);
  });

  it('has no notch above the end of a princess seam that a low bare edge cuts short', () => {
    const choices = designed('dress', {
      ...{ fit: 'loose', 'bust-shaping': 'princess-shoulder', 'waist-seam': 'empire', inside: 'lining' },
      ...{ 'back-shaping': 'shoulder-dart', sleeve: 'pleated-head', 'hem-shape': 'high-low' },
      ...{ skirt: 'straight', pleats: 'box', length: 'midi', 'sleeve-length': 'elbow', belt: 'tie' },
      ...{ 'seam-allowance': 'quarter-inch', 'sleeve-finish': 'bracelet' },
    });
    const woman = extremeBodies().find(({ row }) => row === 13) ?? expect.unreachable();
    expect(breaches(check(drawDraft(choices, woman.body)))).toEqual([]);
  });

  it('opens down the centre back between two halves of one height there, which end in the slant', () => {
    const draft = drawn({ opening: 'back-zip' });
    const zip = draft.draft.operations.find(({ operation }) => operation === 'insert-zip');
    expect(zip?.pieces).toEqual(['back', 'back-left']);
    const edges = zip?.edges.flatMap((ref) => draft.edge(ref) ?? []) ?? [];
    const tops = edges.map(({ start, end }) => Math.max(start.y, end.y));
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 6);
    expect(edges[0]?.length).toBeCloseTo(edges[1]?.length ?? 0, 6);
    expect(draft.draft.notions.map(({ kind }) => kind)).toContain('hook-and-eye');
  });

  it.each(['front-buttons', 'hidden-buttons', 'double-breasted', 'back-buttons'])(
    'laps with edges that run on in each other, marked at the centre where their facings join: %s',
    (opening) => {
      const draft = drawn({ opening });
      const face = opening.startsWith('back') ? 'back' : 'front';
      const [right, left] = [face, `${face}-left`].map((id) =>
        draft.piece(id)?.edges.find(({ line }) => line === 'neckline-extension'),
      );
      const rise = (edge: typeof right) => (edge ? edge.end.y - edge.start.y : Number.NaN);
      // Each is walked from one end or the other, but both lean the same way as they are worn.
      expect(Math.abs(rise(right))).toBeGreaterThan(0.3);
      expect(Math.abs(rise(right))).toBeCloseTo(Math.abs(rise(left)), 2);
      for (const id of [face, `${face}-left`, `facing-${face}`, `facing-${face}-left`]) {
        const piece = draft.draft.pieces.find((own) => own.id === id);
        const edge = draft.piece(id)?.edges.find(({ line }) => line === 'neckline');
        const atCentre = (at: number) => Math.min(at, (edge?.length ?? 0) - at) < 0.01;
        expect(
          piece?.notches.some((own) => own.edge === edge?.id && atCentre(own.at)),
          id,
        ).toBe(true);
      }
    },
  );

  it('has its fly behind the right front alone', () => {
    const fly = drawn({ opening: 'hidden-buttons' }).draft.pieces.filter(({ id }) =>
      id.startsWith('button-fly'),
    );
    expect(fly.map(({ cut }) => cut.side)).toEqual(['right', 'right']);
  });

  it('runs on from the edge of a strap without a corner at the centre', () => {
    const draft = drawn({ sleeve: 'thin-straps' });
    for (const id of ['front', 'back']) {
      const [first, second] = neckline(draft, id);
      const [to, from] = [first?.points.slice(-2), second?.points.slice(0, 2)];
      const heading = (pair: typeof to) =>
        Math.atan2((pair?.[1]?.y ?? 0) - (pair?.[0]?.y ?? 0), (pair?.[1]?.x ?? 0) - (pair?.[0]?.x ?? 0));
      expect(heading(to)).toBeCloseTo(heading(from), 1);
    }
  });

  it.each(['thin-straps', 'tied-straps'])('faces the bare half of the back too: %s', (sleeve) => {
    const { draft } = drawn({ opening: 'back-zip', sleeve });
    const faced = draft.seams.filter(({ operation }) => operation === 'face-top');
    expect(faced.flatMap(({ b }) => b.map(({ piece }) => piece))).toContain('back-left');
  });

  it('keeps a dart of the shoulder: under the bare edge it opens in that', () => {
    const draft = drawn({ 'bust-shaping': 'shoulder-dart' });
    const opened = draft.piece('front')?.darts.map(({ before }) => before.line);
    expect(opened?.filter((line) => line !== 'side').sort()).toEqual(['neckline', 'shoulder']);
  });
});
