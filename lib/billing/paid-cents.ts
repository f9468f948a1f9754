/** What a payment came to after its reduction, in cents. */
export function paidCents({
  amount,
  percentOff,
}: {
  readonly amount: number;
  readonly percentOff: number;
}): number {
  return Math.round((amount * (100 - percentOff)) / 100);
}
