type Payment = { amount: number; reference: string };

/** A payment of the same amount and reference that is there already: the same one sent twice, or another one of a client who
 * pays in equal parts. Only a person knows. */
export const paymentLike = <P extends Payment>(
  payments: readonly P[],
  { amount, reference }: Payment,
): P | undefined =>
  payments.find((other) => other.amount === amount && other.reference.trim() === reference.trim());
