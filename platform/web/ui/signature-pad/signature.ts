/** A signature. Form values may contain one; drafts keep it. Every change of name or drawing gets a new `id`, so that a
 * retry is the same request. */
export type Signature = { id: string; name: string; image: Blob | null };

export const noSignature: Signature = { id: '', name: '', image: null };
