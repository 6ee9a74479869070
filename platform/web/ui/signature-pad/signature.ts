/** What somebody signed: values of a form may hold one, the draft keeps it. Every change of name or ink is another `id`,
 * so that a retry of one is the same request. */
export type Signature = { id: string; name: string; image: Blob | null };

export const noSignature: Signature = { id: '', name: '', image: null };
