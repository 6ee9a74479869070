import { Box } from '@mantine/core';
import { UnknownLink } from './no-link.tsx';
import { PageBar } from './page-bar.tsx';

/** Where the address of a link leads whose token is none. Whose it should be cannot be known. */
const UnknownLinkPage = () => (
  <Box maw={960} mx="auto">
    <PageBar printable={false} />
    <UnknownLink />
  </Box>
);

export default UnknownLinkPage;
