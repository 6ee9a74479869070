/** Names of writes, apart from their code, which is loaded when it is needed. */
export const countKind = 'countSupply';
export const requestKind = 'createSupplyRequest';
export const stockKind = 'stockSupplyRequest';
