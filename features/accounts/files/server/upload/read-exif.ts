import { type Exif, exif } from '../../contract/index.ts';

type Tags = Partial<
  Record<'DateTimeOriginal' | 'CreateDate' | 'OffsetTimeOriginal' | 'Make' | 'Model', unknown>
>;

const tagNames = ['DateTimeOriginal', 'CreateDate', 'OffsetTimeOriginal', 'Make', 'Model'];

const words = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';

const takenAt = ({ DateTimeOriginal, CreateDate, OffsetTimeOriginal }: Tags): string | null => {
  const [, date, time] =
    words(DateTimeOriginal ?? CreateDate).match(/^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/) ?? [];
  if (!date || date.startsWith('0000')) return null;
  const offset = words(OffsetTimeOriginal).match(/^[+-]\d\d:\d\d$/)?.[0] ?? '';
  return `${date.replaceAll(':', '-')}T${time}${offset}`;
};

const deviceOf = ({ Make, Model }: Tags): string | null => {
  const make = words(Make);
  const model = words(Model);
  return (model.startsWith(make) ? model : `${make} ${model}`).trim().slice(0, 200) || null;
};

const position = (found: { latitude: number; longitude: number } | undefined): Exif['gps'] =>
  exif.shape.gps.safeParse(found && { lat: found.latitude, lng: found.longitude }).data ?? null;

const unlessEmpty = (found: Exif): Exif | null =>
  found.taken_at || found.gps || found.device ? found : null;

/** Null if there is no metadata or it cannot be read; a picture is not refused because of that. */
export const readExif = async (path: string): Promise<Exif | null> => {
  const { default: exifr } = await import('exifr');
  const tags: Tags =
    (await exifr.parse(path, { pick: tagNames, reviveValues: false }).catch(() => null)) ?? {};
  // Only gps() returns signed coordinates; with picked tags, the hemisphere is lost.
  const gps = position(await exifr.gps(path).catch(() => undefined));
  return unlessEmpty({ taken_at: takenAt(tags), gps, device: deviceOf(tags) });
};

/** Fills what is missing in the picture with the data that the device read before it shrank the picture. */
export const mergeExif = (own: Exif | null, fromDevice: unknown): Exif | null => {
  const sent = exif.partial().safeParse(fromDevice).data;
  return unlessEmpty({
    taken_at: own?.taken_at ?? sent?.taken_at ?? null,
    gps: own?.gps ?? sent?.gps ?? null,
    device: own?.device ?? sent?.device ?? null,
  });
};
