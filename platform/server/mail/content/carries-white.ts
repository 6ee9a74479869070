const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Whether white words on a color like `#0f766e` have the contrast of 4.5 that WCAG asks for. */
export const carriesWhite = (color: string): boolean => {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
};
