import { Skeleton, UnstyledButton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { documentListEndpoints, documentStates } from '../../contract/index.ts';
import { documentList } from './document-list.ts';
import classes from './list.module.css';

/** The number of documents of each state, by all filters except that of the state. Each number opens its documents. */
export const DocumentCounts = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(documentList.schema);
  const { q, type, client_id, area_id, state } = search;
  const { data } = useQuery({
    ...endpointQuery(documentListEndpoints.countJobDocuments, {
      query: {
        ...(q ? { q } : {}),
        ...(type.length > 0 ? { type } : {}),
        ...(client_id ? { client_id } : {}),
        ...(area_id ? { area_id } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <ul className={classes.counts} aria-label={t('job-documents:list.counts')}>
      {documentStates.map((one) => {
        const chosen = state.length === 1 && state[0] === one;
        return (
          <li key={one}>
            <UnstyledButton
              className={classes.count}
              data-state={one}
              aria-pressed={chosen}
              onClick={() => setSearch({ state: chosen ? [] : [one], page: 1 })}
            >
              <span>{t(`job-documents:state.${one}`)}</span>
              {data ? <strong>{formatNumber(data[one])}</strong> : <Skeleton h={24} w={48} my={3} />}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
};
