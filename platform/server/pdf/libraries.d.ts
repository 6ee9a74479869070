declare module 'pdfmake' {
  type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

  const pdfmake: {
    virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
    setFonts(fonts: Fonts): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}

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
