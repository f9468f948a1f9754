import { icon } from './icon';

/** Signs for finding one's way and working a screen. */

export const ChevronDownIcon = icon(<path d="m5.5 9 6.5 6.500L18.5 9" />);
export const ChevronLeftIcon = icon(<path d="M15 5.5 8.5 12l6.5 6.5" />);
export const ArrowRightIcon = icon(<path d="M4 12h16M14 6l6 6-6 6" />);
export const CloseIcon = icon(<path d="m5.5 5.5 13 13M18.5 5.500l-13 13" />);
export const MenuIcon = icon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />);
export const CheckIcon = icon(<path d="m4.5 12.5 5 5L19.5 6.5" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);

export const AlertIcon = icon(
  <>
    <path d="M12 3.5 21.5 20h-19z" />
    <path d="M12 10v4.500M12 17.200v.1" />
  </>,
);

export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.500M12 7.700v.1" />
  </>,
);

export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.500c1-4.5 4.3-6 8-6s7 1.5 8 6" />
  </>,
);

export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);

export const DownloadIcon = icon(<path d="M12 3.500v12M6.5 10.5 12 16l5.5-5.500M4 20.500h16" />);
export const ExternalIcon = icon(<path d="M13.5 4H20v6.500M20 4l-9 9M17 14v6H4V7h6" />);
export const UndoIcon = icon(<path d="M8.5 4 4 8.5 8.5 13M4 8.500h9.500a6 6 0 0 1 0 12H8" />);
export const RedoIcon = icon(<path d="M15.5 4 20 8.5 15.5 13M20 8.500h-9.500a6 6 0 0 0 0 12H16" />);
export const TrashIcon = icon(
  <path d="M4 6.500h16M9 6.500v-3h6v3M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />,
);
export const CopyIcon = icon(<path d="M8.5 8.500h12v12h-12zM15.5 8.500v-5h-12v12h5" />);
export const MailIcon = icon(<path d="M3 5.500h18v13H3zM3.5 6 12 13l8.5-7" />);
export const FullscreenIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const ResetIcon = icon(<path d="M4.5 12a7.5 7.5 0 1 0 2.3-5.400L4 9.200M4 4v5.200h5.2" />);
export const KeyboardIcon = icon(
  <path d="M2.5 6h19v12h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14.500h10" />,
);

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
  </>,
);

export const MoonIcon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />);

/** Half lit: light or dark as the device is set. */
export const HalfIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor" />
  </>,
);
export const ClothIcon = icon(
  <path d="M4 5h12.500v14H4zM16.5 5c2.500 0 3.500 1.200 3.500 2.500v11.500h-3.500M7.500 9.500h5.500M7.500 14.500h5.500" />,
);
/** Cloth hatched where it is taut. */
export const TautIcon = icon(
  <path d="M6 3.500c1 5-1 12 0 17h12c1-5-1-12 0-17zM8 9l5-5.500M7 15.500 17.500 4.500M8.500 19.500l9-9.500M14.500 20l3-3" />,
);
export const TableIcon = icon(<path d="M3.500 5h17v14h-17zM3.500 9.700h17M3.500 14.300h17M9.500 5v14" />);
export const HangerIcon = icon(
  <path d="M9.500 6.500a2.500 2.500 0 1 1 2.500 2.500v2l-9 6.500v1h18v-1l-9-6.500" />,
);
