/** Bytes of one uploaded file, whatever it is for. */
export const maxFileBytes = 10_000_000;
