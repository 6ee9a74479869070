import { loadFiles, type PhotoSource, presentFile } from '#features/accounts/files/server';
import { invalid, notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { photoEndpoints } from '../../contract/index.ts';
import { loadJob } from '../job/job-repository.ts';
import {
  countPhotos,
  type NamedSources,
  type PhotoPosition,
  type PlacedPhoto,
  photoPage,
} from './job-photos-repository.ts';

type Call = SignedInCall<(typeof photoEndpoints)['listJobPhotos']>;

type Sources = Entries<'photoSources'>;

/** The sources whose records the person may open. */
const readable = (sources: Sources, { flags }: Person): NamedSources =>
  Object.entries(sources).filter(([, { flag }]: [string, PhotoSource]) => !flag || flags.has(flag));

const chosen = (sources: NamedSources, all: Sources, wanted: readonly string[] | undefined): NamedSources => {
  if (wanted?.some((kind) => !Object.hasOwn(all, kind))) throw invalid({ source: ['not_allowed'] });
  return wanted && wanted.length > 0 ? sources.filter(([kind]) => wanted.includes(kind)) : sources;
};

const positionIn = (after: string | undefined): PhotoPosition | undefined => {
  const [moment = '', id = ''] = after?.split('-') ?? [];
  if (after === undefined) return undefined;
  if (Number(id) > 2_147_483_647) throw invalid({ after: ['not_allowed'] });
  return { moment, id: Number(id) };
};

/** Presents the photos. A missing file was removed since its id was read, and is left out. */
const present = async (
  { tenant, person, params }: Call,
  sources: Sources,
  placed: readonly PlacedPhoto[],
  zone: string,
) => {
  const files = await loadFiles(
    tenant,
    placed.map(({ id }) => id),
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  return placed.flatMap(({ id, at, kind, record_id, record_name }) => {
    const [file, source] = [byId.get(id), sources[kind]];
    if (!file || !source) return [];
    const path = source.path(record_id, params.id);
    return [
      {
        file: presentFile(file, person),
        at,
        day: dateAt(new Date(at), zone),
        source: { kind, name: record_name, path },
      },
    ];
  });
};

/** Photos of all records of a job whose kind the person may open, the newest first. */
export const listJobPhotos = async (call: Call, sources: Sources) => {
  const { tenant, person, params, query, locale } = call;
  const job = await loadJob(tenant, params.id);
  if (!job) throw notFound();
  const mine = readable(sources, person);
  const zone = job.buildings[0]?.time_zone ?? person.timeZone;
  const asked = { jobId: job.id, period: { zone, from: query.taken_from, to: query.taken_to } };
  const wanted = { ...asked, sources: chosen(mine, sources, query.source) };
  const first = query.after === undefined;
  const [placed, counts] = await Promise.all([
    photoPage(tenant, wanted, { after: positionIn(query.after), max: query.limit + 1 }),
    first ? countPhotos(tenant, { ...asked, sources: mine }) : new Map<string, number>(),
  ]);
  const page = placed.slice(0, query.limit);
  const last = page.at(-1);
  return {
    photos: await present(call, sources, page, zone),
    next: placed.length > page.length && last ? `${last.moment}-${last.id}` : null,
    sources: mine.flatMap(([kind, { label }]) =>
      counts.has(kind) ? [{ kind, label: label(locale), count: counts.get(kind) ?? 0 }] : [],
    ),
    time_zone: zone,
  };
};
