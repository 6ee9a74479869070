import type { PriceBasis } from '#features/projects/special-projects/contract';
import { useText } from '#platform/web/i18n/index';
import type { ProposalLine } from '../../contract/index.ts';
import { ProposalLines } from './proposal-lines.tsx';
import { ProposalText } from './proposal-text.tsx';

type Props = {
  proposal: { intro: string; terms: string; lines: readonly ProposalLine[]; price_basis: PriceBasis };
  chosen?: readonly number[];
};

/** The client's view of the proposal, for people of the organization. */
export const ProposalPaper = ({ proposal: { intro, terms, lines, price_basis }, chosen = [] }: Props) => {
  const t = useText();
  return (
    <>
      <ProposalText text={intro} />
      <ProposalLines basis={price_basis} lines={lines} chosen={chosen} />
      <ProposalText title={t('proposals:shared.terms')} text={terms} />
    </>
  );
};
