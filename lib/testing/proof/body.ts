import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, LandmarkName } from '@/lib/pattern/types';
import { boxyTop } from '../boxy-top';
import { changeEdge, changePiece, withConstruction, withOptions } from '../mutate';
import { casesOf, type RuleCase } from './case';

const top = boxyTop();

const withEase = (ease: Readonly<Record<string, number>>): Draft => ({
  ...top,
  ease: { ...top.ease, ...ease },
});

const withBody = (draft: Draft, body: Partial<Draft['body']>): Draft => ({
  ...draft,
  body: { ...draft.body, ...body },
});

function moveLandmark(piece: string, name: LandmarkName, dx: number, dy: number): Draft {
  return changePiece(top, piece, ({ landmarks }) => {
    const [x, y] = landmarks[name] as [number, number];
    return { landmarks: { ...landmarks, [name]: [x + dx, y + dy] } };
  });
}

/** Both halves one centimetre narrower at the waist: two fish-eye darts nobody declared. */
const taken = changePiece(top, 'back', ({ internal }) => ({
  internal: [
    ...internal,
    {
      id: 'waist-dart',
      kind: 'fisheye-dart',
      path: [
        ['M', 12, 15],
        ['L', 13, 0],
        ['L', 12, -12],
        ['L', 11, 0],
        ['L', 12, 15],
      ],
    },
  ],
}));

/** The top let down over the hip, whose level it then crosses. */
const long = (ease: number): Draft => {
  const level = (x: number) =>
    [
      {
        id: 'hip',
        kind: 'level',
        path: [
          ['M', 0, -14],
          ['L', x, -14],
        ],
      },
    ] as const;
  const both = changePiece(
    changePiece(top, 'front', ({ internal }) => ({ internal: [...internal, ...level(25)] })),
    'back',
    ({ internal }) => ({ internal: [...internal, ...level(24)] }),
  );
  return { ...withBody(both, { hipsToFloor: 91, waistToFloor: 105 }), ease: { ...top.ease, hip: ease } };
};

const zipped = (stop: number): Draft => {
  const cut = changePiece(top, 'back', ({ edges }) => ({
    edges: edges.flatMap((edge) =>
      edge.id === 'centre'
        ? [
            {
              ...edge,
              id: 'centre-1',
              role: 'seam' as const,
              path: [
                ['M', 0, 37],
                ['L', 0, stop],
              ] as const,
            },
            {
              ...edge,
              id: 'centre-2',
              role: 'seam' as const,
              path: [
                ['M', 0, stop],
                ['L', 0, -20],
              ] as const,
            },
          ]
        : [edge],
    ),
    cut: { count: 2, onFold: false, mirrored: true },
  }));
  const narrow = withBody(cut, { bustCircumference: 95 });
  return {
    ...withOptions(narrow, { opening: 'back-zip' }),
    operations: [
      {
        id: 'zip',
        operation: 'insert-zip',
        stage: 3,
        pieces: ['back'],
        edges: [{ piece: 'back', edge: 'centre-1' }],
        figures: {},
      },
    ],
  };
};

const narrowed = (half: number): Draft =>
  changeEdge(top, 'sleeve/hem', ({ path: [, end] }) => {
    const y = end?.[2] as number;
    return {
      path: [
        ['M', -half, y],
        ['L', half, y],
      ],
    };
  });

const withElbow = (half: number): Draft =>
  changePiece(
    changeEdge(
      changeEdge(top, 'sleeve/underarm-front', ({ path: [, end] }) => ({
        path: [
          ['M', -16.5, 0],
          ['L', -half, -20],
          ['L', -half, end?.[2] as number],
        ],
      })),
      'sleeve/underarm-back',
      ({ path: [move] }) => ({
        path: [
          ['M', half, move?.[2] as number],
          ['L', half, -20],
          ['L', 16.5, 0],
        ],
      }),
    ),
    'sleeve',
    ({ internal }) => ({
      internal: [
        ...internal,
        {
          id: 'elbow',
          kind: 'level',
          path: [
            ['M', -half, -20],
            ['L', half, -20],
          ],
        },
      ],
    }),
  );

const hooded = drawDraft(
  completeChoices('top', { collar: 'hood', opening: 'side-zip' }, {}),
  STANDARD_SIZES['40'],
);

const cowled = drawDraft(completeChoices('top', { 'neckline-front': 'cowl' }, {}), STANDARD_SIZES['40']);
const fallen = (drop: number): Draft => ({
  ...cowled,
  construction: { ...cowled.construction, cowlDrop: drop },
});

const oneSided = drawDraft(
  completeChoices('top', { 'neckline-front': 'one-shoulder' }, {}),
  STANDARD_SIZES['40'],
);

const offShoulder = drawDraft(
  completeChoices('top', { 'neckline-front': 'off-shoulder' }, {}),
  STANDARD_SIZES['40'],
);

/** Breaks of E1 to E23. */
export const BODY: readonly RuleCase[] = [
  ...casesOf(top, [
    { rule: 'E1', breaks: 'a bust two centimetres tighter than its ease', broken: withEase({ bust: 12 }) },
    {
      rule: 'E1',
      breaks: 'a finished bust stated that is not drawn',
      broken: { ...top, finished: { ...top.finished, bust: 99 } },
    },
    { rule: 'E2', breaks: 'darts at the waist that its ease does not know', broken: taken },
    { rule: 'E4', breaks: 'a sleeve narrower than its ease', broken: withEase({ biceps: 6 }) },
    { rule: 'E4', breaks: 'a sleeve hem the hand does not pass', broken: narrowed(8) },
    { rule: 'E5', breaks: 'two centimetres of bust ease in woven cloth', broken: withEase({ bust: 2 }) },
    {
      rule: 'E6',
      breaks: 'a bust point 0.5 too far out',
      broken: moveLandmark('front', 'bustPoint', 0.5, 0),
    },
    {
      rule: 'E6',
      breaks: 'a bust point half a centimetre low',
      broken: moveLandmark('front', 'bustPoint', 0, -0.5),
    },
    { rule: 'E7', breaks: 'a nape 0.3 too high', broken: moveLandmark('back', 'nape', 0, 0.3) },
    {
      rule: 'E8',
      breaks: 'a shoulder seam 0.2 too long',
      broken: changeEdge(top, 'front/shoulder', ({ path: [, end] }) => ({
        path: [['M', 18.13, 39.86], end as never],
      })),
    },
    {
      rule: 'E9',
      breaks: 'a back width 0.3 too wide on the half',
      broken: moveLandmark('back', 'backWidth', 0.3, 0),
    },
    {
      rule: 'E9',
      breaks: 'an armhole that misses the width line',
      broken: changeEdge(top, 'front/armhole', ({ path: [move, , end] }) => ({
        path: [move as never, ['C', 21, 23, 17.6, 26, 17.6, 30.2], end as never],
      })),
    },
    {
      rule: 'E10',
      breaks: 'a block neckline too wide',
      broken: withConstruction(top, { blockNeckline: 18.5 }),
    },
    { rule: 'E11', breaks: 'a sleeve longer than the arm', broken: withBody(top, { armLength: 58 }) },
    {
      rule: 'E11',
      breaks: 'a sleeve length stated that is not drawn',
      broken: { ...top, finished: { ...top.finished, sleeveLength: 59 } },
    },
    {
      rule: 'E12',
      breaks: 'a hem a centimetre above the height asked',
      broken: withConstruction(top, { hemLevel: -21 }),
    },
    { rule: 'E12', breaks: 'a hem on the floor', broken: withBody(top, { waistToFloor: 20.5 }) },
    {
      rule: 'E14',
      breaks: 'an armhole too small for the body',
      severity: 'W',
      broken: withBody(top, { bicepsCircumference: 45 }),
    },
    {
      rule: 'E14',
      breaks: 'an armhole out of proportion',
      severity: 'W',
      broken: withBody(top, { bustCircumference: 120 }),
    },
    {
      rule: 'E15',
      breaks: 'a cap as flat as a shirt',
      severity: 'W',
      broken: changePiece(top, 'sleeve', () => ({ landmarks: { crown: [0, 7] } })),
    },
    {
      rule: 'E16',
      breaks: 'a front that hangs back',
      severity: 'W',
      broken: withConstruction(top, { balance: 6 }),
    },
    {
      rule: 'E16',
      breaks: 'a dart turned by half',
      severity: 'W',
      broken: withConstruction(top, { dartAngleTarget: 9 }),
    },
    {
      rule: 'E16',
      breaks: 'a front lengthened by a centimetre',
      severity: 'W',
      broken: withConstruction(top, { frontLengthChange: 1 }),
    },
    {
      rule: 'E17',
      breaks: 'a shoulder tip inside the back width',
      severity: 'W',
      broken: moveLandmark('back', 'shoulderTip', -3, 0),
    },
    {
      rule: 'E18',
      breaks: 'a neckline too small for a head',
      broken: changeEdge(top, 'back/neckline', ({ path: [move] }) => ({
        path: [move as never, ['L', 0, 41]],
      })),
    },
    { rule: 'E18', breaks: 'shoulders that do not pass', broken: withBody(top, { bustCircumference: 96 }) },
  ]),
  { rule: 'E3', breaks: 'a hip tighter than its ease', sound: long(4), broken: long(8) },
  {
    rule: 'E13',
    breaks: 'a hip line two centimetres high',
    sound: long(4),
    broken: withBody(long(4), { hipsToFloor: 89 }),
  },
  { rule: 'E4', breaks: 'an elbow that does not bend', sound: withElbow(15), broken: withElbow(12) },
  { rule: 'E19', breaks: 'a zip that ends above the waist', sound: zipped(-5), broken: zipped(10) },
  {
    rule: 'E20',
    breaks: 'a hood too low for its wearer',
    sound: hooded,
    broken: withBody(hooded, { stature: 190 }),
  },
  { rule: 'E21', breaks: 'a cowl too narrow for the drop of its fold', sound: cowled, broken: fallen(10) },
  {
    rule: 'E22',
    breaks: 'an edge over one shoulder that cuts across the bust of the other side',
    sound: oneSided,
    broken: changePiece(oneSided, 'front', ({ landmarks }) => ({
      landmarks: { ...landmarks, bustPoint: [landmarks.bustPoint?.[0] ?? 0, 26] },
    })),
  },
  {
    rule: 'E23',
    breaks: 'an elastic that is too loose to stay below the shoulders',
    sound: offShoulder,
    broken: {
      ...offShoulder,
      operations: offShoulder.operations.map((own) =>
        own.operation === 'insert-edge-elastic' ? { ...own, figures: { ...own.figures, length: 100 } } : own,
      ),
    },
  },
];
