/** The stretch of a centre line that carries the zip. */
export const ZIP_LINE = 'centre@zip';
