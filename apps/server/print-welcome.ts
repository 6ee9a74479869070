import type { Config } from '#platform/server/config';

const demoUsers = [
  'admin',
  'manager',
  'area.manager',
  'scheduler',
  'supervisor',
  'porter',
  'csr',
  'sales',
  'viewer',
  'billing',
];

export const printWelcome = (config: Config, address: string, hasDemo: boolean): void => {
  console.log(`\n${config.productName} is ready at ${address}`);
  if (!hasDemo) return;
  console.log('\nDemo logins, password cora-demo-1:');
  for (const user of demoUsers) console.log(`  ${user}@demo.test`);
  console.log('  admin@other.test (a second company)');
  console.log('  admin@newcomer.test (a company in its first week)');
  console.log('  support@helpdesk.test (support of the product, may look at every company)');
};
