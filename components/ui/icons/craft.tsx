import { icon } from './icon';

/** Signs taken from the table of someone who sews. */

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

export const PieceIcon = icon(
  <>
    <path d="M5 21V9.500C7.5 9 8.5 7 8.5 3.500L15 3c.3 4 1.8 6.5 4.5 7.500L18.5 21z" />
    <path d="M12 9.500v8M10.8 10.8 12 9.500l1.2 1.300M10.8 16.200l1.2 1.3 1.2-1.3" />
  </>,
);
