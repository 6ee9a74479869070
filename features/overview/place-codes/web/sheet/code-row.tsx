import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { type CodedPlace, placeCodeEndpoints } from '../../contract/index.ts';
import { scanHref } from '../addresses.ts';
import { buildingCodesQuery } from './building-codes-query.ts';
import classes from './codes.module.css';

type Props = { buildingId: number; place: CodedPlace; mayEdit: boolean };

/** A place with its code: since when it hangs there, what it opens, and another one for a lost or damaged sticker. */
export const CodeRow = ({ buildingId, place, mayEdit }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { name, kind, floors, code } = place;
  const replace = async (text: string) => {
    const agreed = await confirm(t('place-codes:tab.replaceQuestion', { place: name }), {
      agree: t('place-codes:tab.replace'),
      danger: true,
    });
    if (!agreed) return;
    try {
      const answer = await call(placeCodeEndpoints.replacePlaceCode, {
        params: { id: buildingId },
        body: { code: text },
      });
      client.setQueryData(buildingCodesQuery(buildingId).queryKey, answer);
      showSuccess(t('place-codes:tab.replaced', { place: name }));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.second}>
          {[t(`place-codes:kind.${kind}`), ...floors].join(' · ')}
          {' · '}
          {code ? t('place-codes:tab.made', { day: formatDate(code.created_at) }) : t('place-codes:tab.none')}
        </span>
      </span>
      {code && (
        <AnchorLink to={scanHref(code.text)} aria-label={`${t('place-codes:tab.open')}: ${name}`}>
          {t('place-codes:tab.open')}
        </AnchorLink>
      )}
      {code && mayEdit && (
        <Button
          variant="default"
          aria-label={t('place-codes:tab.replaceOf', { place: name })}
          onClick={() => void replace(code.text)}
        >
          {t('place-codes:tab.replace')}
        </Button>
      )}
    </li>
  );
};
