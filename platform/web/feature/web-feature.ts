import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import type { AnyWriteKind } from '../outbox/kinds.ts';
import type { Page, PageModule } from '../routing/page.ts';
import type { Session } from '../session/session.ts';
import type { BulkAction } from './bulk-actions.ts';
import type { ClientFact } from './client-facts.ts';
import type { ContactPart } from './contact-parts.ts';
import type { JobColumn } from './job-columns.ts';
import type { JobPanel } from './job-drawer.ts';
import type { BuildingTab, JobFact, JobTab, JobView, ServiceFact, ServiceSection } from './job-parts.ts';
import type { ListAction } from './list-actions.ts';
import type { ListLink } from './list-links.ts';
import type { PersonSection } from './person-sections.ts';
import type { ProfileSection } from './profile-sections.ts';
import type { ProjectSection, ProjectView } from './project-parts.ts';
import type { SiteCriterion } from './site-criteria.ts';
import type { TaskSection } from './task-sections.ts';
import type { TenantLink } from './tenant-links.ts';

type Lazy<P = object> = () => Promise<{ default: ComponentType<P> }>;

type Icon = ComponentType<{ size?: number; stroke?: number }>;

/** A block of the start page. It draws its own frame, a section with a heading, or nothing. With `data-wide` it takes the
 * whole width. */
export type HomeTile = {
  id: string;
  /** One of several flags is enough. Null shows it to everybody. */
  flag: Flag | readonly Flag[] | null;
  /** Lower comes first. */
  order: number;
  component: () => Promise<PageModule>;
};

/** A panel of the job drawer. */
export type DrawerPanel = { title: TextKey; icon: Icon; colour: string; component: Lazy<{ jobId: number }> };

export type PaletteItem = { id: string; label: string; description?: string; to: string };

/** Finds records that match the text typed into the command palette. */
export type PaletteProvider = {
  id: string;
  title: TextKey;
  flag: Flag | null;
  find: (words: string, signal: AbortSignal) => Promise<PaletteItem[]>;
};

/** Reads the queries again that show these changed records. */
export type LiveEntity = (client: QueryClient, ids: readonly number[]) => void;

/** What a feature's `web/live.ts` exports as `live`, by the entity in the server's events. */
export type LiveEntities = Readonly<Record<string, LiveEntity>>;

export type BringAhead = (client: QueryClient, session: Session) => Promise<unknown>;

/** Everything a feature adds to the application: `export const feature` of its `web/routes.tsx`. */
export type WebFeature = {
  pages?: readonly Page[];
  homeTiles?: readonly HomeTile[];
  drawerPanels?: Partial<Record<JobPanel, DrawerPanel>>;
  palette?: readonly PaletteProvider[];
  jobTabs?: readonly JobTab[];
  jobFacts?: readonly JobFact[];
  serviceSections?: readonly ServiceSection[];
  serviceFacts?: readonly ServiceFact[];
  buildingTabs?: readonly BuildingTab[];
  jobViews?: readonly JobView[];
  jobColumns?: readonly JobColumn[];
  /** Its kinds of writes that may wait in the outbox. */
  writes?: () => Promise<readonly AnyWriteKind[]>;
  siteCriteria?: readonly SiteCriterion[];
  profileSections?: readonly ProfileSection[];
  companySections?: readonly ProfileSection[];
  clientFacts?: readonly ClientFact[];
  contactParts?: readonly ContactPart[];
  peopleActions?: readonly BulkAction[];
  jobActions?: readonly BulkAction[];
  listActions?: readonly ListAction[];
  listLinks?: readonly ListLink[];
  personSections?: readonly PersonSection[];
  tenantLinks?: readonly TenantLink[];
  taskSections?: readonly TaskSection[];
  projectSections?: readonly ProjectSection[];
  projectViews?: readonly ProjectView[];
  /** Brings code and records that people need without a connection. It runs while no call is under way, and again after
   * changes, so it must cost nothing for what is at hand already. Rejects when something could not be loaded. */
  bringAhead?: BringAhead;
};

export const defineFeature = (feature: WebFeature): WebFeature => feature;
