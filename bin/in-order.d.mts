export declare const inOrder: (
  count: number,
  show: (chunk: string) => void,
) => { write: (chunk: string) => void; end: () => void }[];
