import { answerPaper, isPicture } from '#features/accounts/files/server';
import { findPaperBrand } from '#features/accounts/organizations/server';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { proofEndpoints } from '../../contract/index.ts';
import { proofDocument } from './proof-document.ts';
import { nightsForStrangers } from './proof-for-strangers.ts';
import { readProof } from './read-proof.ts';

export const getDoorProofPdf = async (
  call: SignedInCall<(typeof proofEndpoints)['getDoorProofPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const { tenant, now } = call;
  const { language, ...query } = call.query;
  const locale = language ?? call.locale;
  const proof = await readProof({ tenant, now, onlyFinal: true }, query);
  const nights = await nightsForStrangers(tenant, proof.nights);
  const brand = await findPaperBrand(tenant);
  const files = [...nights.flatMap(({ door }) => door?.files ?? []), ...(brand.logo ? [brand.logo] : [])];
  return answerPaper(call, {
    name: `${locale === 'es' ? 'puerta' : 'door'}-${proof.from}-${proof.to}.pdf`,
    files: files.filter(isPicture),
    document: (pictures) => proofDocument({ ...proof, nights }, brand, pictures, locale),
  });
};
