import { Button } from '@mantine/core';
import { IconHandGrab } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import type { SearchOfList } from '#platform/web/list/index';
import type { SelectionState } from '#platform/web/ui/index';
import { handOverLimit, keyListEndpoints } from '../../contract/index.ts';
import { HandOverDialog } from '../dialogs.ts';
import { keyList } from '../list/key-list.ts';

type Chosen = { selection: SelectionState; search: SearchOfList<typeof keyList>; total: number };

const perPage = 100;

/** Ids of all matching keys; stops above the limit, because more ids only mean that there are too many. */
const matchingIds = async (search: Chosen['search']): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length <= handOverLimit; page += 1) {
    const query = { ...keyList.queryOf(search), page, per_page: perPage };
    const { rows } = await call(keyListEndpoints.listKeys, { query });
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < perPage) break;
  }
  return ids;
};

/** Hands over the selected rows of the list. */
export const HandOverMany = ({ selection, search, total }: Chosen) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const count = selection.all ? total : selection.ids.size;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHandGrab size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('keys:transition.hand_over')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <HandOverDialog
            count={count}
            ids={async () => (selection.all ? matchingIds(search) : [...selection.ids])}
            onClose={() => setAsking(false)}
            onDone={(left) => {
              setAsking(false);
              selection.keep(left);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
