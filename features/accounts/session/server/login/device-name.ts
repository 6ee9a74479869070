/** The first match counts, because most browsers also claim to be those below them. */
const browsers: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const longest = 80;

const nameIn = (agent: string, known: readonly [RegExp, string][]): string | undefined =>
  known.find(([mark]) => mark.test(agent))?.[1];

/** A name that people recognize: "Chrome · Windows". Unknown devices are shown as they name themselves. */
export const deviceName = (agent: string): string => {
  const browser = nameIn(agent, browsers);
  const system = nameIn(agent, systems);
  if (browser && system) return `${browser} · ${system}`;
  return agent.length > longest ? `${agent.slice(0, longest - 1).trimEnd()}…` : agent;
};
