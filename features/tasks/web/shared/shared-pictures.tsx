import { useText } from '#platform/web/i18n/index';
import { Marks } from '#platform/web/ui/index';
import type { SharedTask } from '../../contract/index.ts';
import photoClasses from '../detail/photos.module.css';
import classes from './shared.module.css';

type Props = { pictures: SharedTask['pictures'] };

/** Each opens by itself in a new tab. */
export const SharedPictures = ({ pictures }: Props) => {
  const t = useText();
  return (
    <ul className={classes.pictures}>
      {pictures.map((picture, at) => {
        const place = { number: at + 1, total: pictures.length };
        const label = picture.comment
          ? t('tasks:shared.pictureWith', { ...place, comment: picture.comment })
          : t('tasks:shared.picture', place);
        return (
          <li key={picture.url}>
            <a href={picture.url} target="_blank" rel="noreferrer" className={photoClasses.thumb}>
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
            {picture.comment && <span className={photoClasses.comment}>{picture.comment}</span>}
          </li>
        );
      })}
    </ul>
  );
};
