/** The single row of `rows`; throws an Error when there is none, because the statement always returns one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that returns one row returned none.');
  return row;
}
