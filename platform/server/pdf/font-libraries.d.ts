declare module 'fontkit' {
  type Font = { hasGlyphForCodePoint(code: number): boolean };
  export const openSync: (path: string) => Font;
  export const create: (bytes: Uint8Array) => Font;
}

declare module 'subset-font' {
  type Options = { targetFormat: 'truetype'; variationAxes?: Record<string, number> };
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
