import { icon } from './icon';

/** Signs taken from the table of someone who sews. */

export const ScissorsIcon = icon(
  <>
    <circle cx="6" cy="18" r="2.6" />
    <circle cx="6" cy="6" r="2.6" />
    <path d="M8.2 7.5 21 16.5M8.2 16.5 21 7.5" />
  </>,
);

export const TapeIcon = icon(
  <>
    <path d="M12.5 4a6.5 6.5 0 0 0-9.5 6v8.5h18v-4h-8.6" />
    <circle cx="9.5" cy="10.5" r="6.5" />
    <circle cx="9.5" cy="10.5" r="2" />
    <path d="M12 18.5v-1.8M15 18.5v-2.4M18 18.5v-1.8" />
  </>,
);

export const ThreadIcon = icon(
  <>
    <path d="M6 3.5h9M6 20.5h9M7.5 3.5v3h6v-3M7.5 20.5v-3h6v3M6.5 6.5h8v11h-8z" />
    <path d="m6.5 9.5 8-1.4M6.5 12.5l8-1.4M6.5 15.5l8-1.4" />
    <path d="M14.5 15c4 0 2-6 5-6 2.2 0 2 3-.5 3" />
  </>,
);

export const NeedleIcon = icon(
  <>
    <path d="M4 20 15.5 8.5" />
    <path d="M15.5 8.5c2-2 4.2-3.6 5-2.9.7.8-.9 3-2.9 5-1 1-2 1.7-2.6 1.2-.5-.6.2-1.6.5-3.300Z" />
    <path d="m17.3 8.9 1.1-1.1" />
    <path d="M18.5 7.700c-4-3.5-8.5-4.5-10.5-2s2.5 4 .5 6.5-4.5 1-5.5 0" />
  </>,
);

export const PinIcon = icon(
  <>
    <circle cx="16.5" cy="7.5" r="3.5" />
    <path d="M14 10 3.5 20.5" />
  </>,
);

export const GrainIcon = icon(<path d="M12 2.500v19M8.5 6 12 2.5 15.5 6M8.5 18l3.5 3.500L15.5 18" />);

export const FoldIcon = icon(<path d="M19 4H6v16h13M16 1.5 19 4l-3 2.500M16 17.500l3 2.5-3 2.5" />);

export const NotchIcon = icon(<path d="M3 8h6l3 5 3-5h6v12H3z" />);

export const PieceIcon = icon(
  <>
    <path d="M5 21V9.500C7.5 9 8.5 7 8.5 3.500L15 3c.3 4 1.8 6.5 4.5 7.500L18.5 21z" />
    <path d="M12 9.500v8M10.8 10.8 12 9.500l1.2 1.300M10.8 16.200l1.2 1.3 1.2-1.3" />
  </>,
);

export const DressIcon = icon(
  <>
    <path d="M8.5 2.500v3L7 8l1.8 4.500L5 21.500h14L15.2 12.5 17 8l-1.5-2.500v-3" />
    <path d="M8.5 5.500c1.2 1.8 5.8 1.8 7 0M8.8 12.500h6.4" />
  </>,
);

export const BodiceIcon = icon(
  <>
    <path d="M9 3.5 4 5.500l-2 6 3.5 1.2.8-2.2.7 10h10l.7-10 .8 2.2 3.5-1.2-2-6-5-2" />
    <path d="M9 3.500c.6 2.6 5.4 2.6 6 0" />
  </>,
);

export const BookletIcon = icon(
  <>
    <path d="M12 6C9.5 4.3 6.5 4 3 4.300v14.400c3.5-.3 6.5 0 9 1.7 2.5-1.7 5.5-2 9-1.700V4.300C17.5 4 14.5 4.3 12 6Z" />
    <path d="M12 6v14.4" />
  </>,
);

export const SheetsIcon = icon(
  <>
    <path d="M3.5 3.500h17v17h-17zM12 3.500v17M3.5 12h17" />
    <path
      d="m10.8 7.8 1.2-1.3 1.2 1.3-1.2 1.300zM10.8 16.200l1.2-1.3 1.2 1.3-1.2 1.300z"
      fill="currentColor"
    />
  </>,
);
