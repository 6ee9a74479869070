import { Box } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { SharedPicture } from '../../contract/index.ts';
import { Marks } from '../markup/marks.tsx';
import classes from './photos.module.css';

type Props = { pictures: readonly SharedPicture[] };

/** The pictures of a shared page. Each opens in a new tab. */
export const PictureLinks = ({ pictures }: Props) => {
  const t = useText();
  return (
    <Columns
      component="ul"
      className={classes.links}
      columns="repeat(auto-fill, minmax(min(220px, 45%), 1fr))"
      gap="sm"
    >
      {pictures.map((picture, at) => {
        const place = { number: at + 1, total: pictures.length };
        const label = picture.comment
          ? t('files:photos.openWith', { ...place, comment: picture.comment })
          : t('files:photos.open', place);
        return (
          <li key={picture.url}>
            <a href={picture.url} target="_blank" rel="noreferrer" className={classes.thumb}>
              <img
                src={picture.thumb_url}
                srcSet={`${picture.thumb_url} 320w, ${picture.url} 1600w`}
                sizes="(max-width: 37.49em) 45vw, 300px"
                alt={label}
              />
              {picture.markup && picture.width && picture.height && (
                <Marks markup={picture.markup} fit="cover" width={picture.width} height={picture.height} />
              )}
            </a>
            {picture.comment && (
              <Box component="span" display="block" mt={2} fz={12} c="dimmed" data-breaks>
                {picture.comment}
              </Box>
            )}
          </li>
        );
      })}
    </Columns>
  );
};
