import type { Pins } from '../sites/site-index.ts';

export type SiteChannel = {
  /** Replaces the pins of the map; returns the address from which the worker fetches them. */
  publish: (pins: Pins) => string;
  close: () => void;
};

/** Sends pins to the map's workers on request. */
export const openSiteChannel = (): SiteChannel => {
  const name = `cora-sites-${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  let version = 0;
  let current: Pins | null = null;
  channel.onmessage = ({ data }: MessageEvent<{ want?: string }>) => {
    // A worker that asks for an older version gets the newest pins: nobody needs the old ones any more.
    if (data.want !== undefined && current) channel.postMessage({ version: data.want, pins: current });
  };
  return {
    publish: (pins) => {
      current = pins;
      version++;
      return `sites://${name}/${version}`;
    },
    close: () => channel.close(),
  };
};
