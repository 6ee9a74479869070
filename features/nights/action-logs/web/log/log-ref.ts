/** `12` is an id, anything else the key of a device. */
export const refOf = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id);
