import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { loadedCode } from '../routing/load-code.ts';
import type { Visit } from '../routing/page.ts';
import { createStore } from '../store/create-store.ts';

export type Part<P> = {
  id: string;
  title: TextKey;
  /** One of several flags is enough. Null shows it to everybody. */
  flag: Flag | readonly Flag[] | null;
  /** Lower comes first. */
  order: number;
  /** `prefetch` works as in a `PageModule`. It is for parts that a page shows from the start. */
  component: () => Promise<{ default: ComponentType<P>; prefetch?: (visit: Visit) => void }>;
};

/** A tab of the Job Card. `ahead`: people in the field open it also without a network, so that its code is brought ahead. */
export type JobTab = Part<{ jobId: number }> & { ahead?: true };

/** A fact about a job. `brief`: there is room for a line or two only, as on the map. */
export type JobFact = Part<{ jobId: number; brief: boolean }>;

/** A section below the form of a service. It draws its own frame, or nothing. */
export type ServiceSection = Part<{ jobId: number; serviceId: number }>;

/** Lines below a service in the list of a job's services. */
export type ServiceFact = Part<{ jobId: number; serviceId: number }>;

/** A part of a building's page. */
export type BuildingTab = Part<{ buildingId: number }>;

/** A view of all job sites, below `/admin/jobs?view=id`. */
export type JobView = Part<object> & {
  /** A page that creates records of this view. The head offers it to people who may open it. */
  create?: { title: TextKey; to: string };
};

/** The parts that features add to a job. The application fills it; the Job Card and the map show it. */
export const jobTabStore = createStore<readonly JobTab[]>([]);

export const jobFactStore = createStore<readonly JobFact[]>([]);

export const serviceSectionStore = createStore<readonly ServiceSection[]>([]);

export const serviceFactStore = createStore<readonly ServiceFact[]>([]);

export const buildingTabStore = createStore<readonly BuildingTab[]>([]);

export const jobViewStore = createStore<readonly JobView[]>([]);

const made = new WeakMap<object, ComponentType<never>>();

/** The component of a part. Always the same one, so that React keeps its state. Code that is loaded already is drawn at
 * once: for a lazy component React would show the placeholder first, and keep it for 300 ms (FALLBACK_THROTTLE_MS of
 * react-reconciler). */
export const partComponent = <P>(part: Pick<Part<P>, 'component'>): ComponentType<P> => {
  const known = made.get(part);
  if (known) return known as unknown as ComponentType<P>;
  const there = loadedCode(part.component)?.default;
  const component = there ?? (lazyPart(part.component)[0] as unknown as ComponentType<P>);
  made.set(part, component as unknown as ComponentType<never>);
  return component;
};
