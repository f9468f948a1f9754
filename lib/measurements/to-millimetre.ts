/** A length to the millimetre, cm: as it is measured, and as the maker is told it. */
export const toMillimetre = (cm: number): number => Math.round(cm * 10) / 10;
