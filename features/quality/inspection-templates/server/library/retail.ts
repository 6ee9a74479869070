import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Retail store', 'Tienda'],
  description: [
    'Walk through a store before it opens: entrance glass, sales floor, fitting rooms, checkout, restrooms and stockroom.',
    'Recorrido por la tienda antes de abrir: vidrios de la entrada, piso de ventas, probadores, cajas, baños y bodega.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['Entrance and glass', 'Entrada y vidrios'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Entrance doors and show windows are free of fingerprints and streaks',
          'Las puertas de entrada y los aparadores no tienen huellas ni marcas',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Entry mats lie flat and hold no sand or gum',
          'Los tapetes de la entrada están planos y sin arena ni chicle',
        ],
        [
          'Sidewalk at the door is free of litter and cigarette butts',
          'La banqueta frente a la puerta no tiene basura ni colillas',
        ],
        [
          'Carts and baskets hold no trash or spills',
          'Los carritos y las canastas no tienen basura ni derrames',
        ],
      ],
    },
    {
      title: ['Sales floor', 'Piso de ventas'],
      weight: 3,
      asks: [
        [
          'Floor is free of spots, gum and black marks',
          'El piso no tiene manchas, chicle ni marcas negras',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Edges along fixtures and baseboards are free of dust',
          'Las orillas junto a los muebles y los zoclos no tienen polvo',
          { weight: 2 },
        ],
        [
          'Free shelf fronts, price rails and display bases are dusted',
          'Los frentes de los anaqueles, los rieles de precios y las bases están sin polvo',
        ],
        ['Mirrors and display cases carry no fingerprints', 'Los espejos y las vitrinas no tienen huellas'],
        [
          'Merchandise was left as it stood, with no dust or water on it',
          'La mercancía quedó en su lugar, sin polvo ni agua encima',
          check,
        ],
        [
          'Vents and light fixtures show no cobwebs or hanging dust',
          'Las rejillas y las lámparas no tienen telarañas ni polvo colgando',
        ],
      ],
    },
    {
      title: ['Fitting rooms', 'Probadores'],
      weight: 2,
      asks: [
        [
          'Mirrors are free of handprints from top to bottom',
          'Los espejos no tienen huellas de arriba abajo',
          { weight: 2 },
        ],
        [
          'Floor and bench hold no pins, tags, hangers or lint',
          'El piso y la banca no tienen alfileres, etiquetas, ganchos ni pelusa',
        ],
        ['Doors, curtains and hooks are clean', 'Las puertas, cortinas y ganchos están limpios'],
        [
          'Walls carry no make-up, ink or tape',
          'Las paredes no tienen maquillaje, tinta ni cinta',
          photoOfFault,
        ],
      ],
    },
    {
      title: ['Checkout', 'Cajas'],
      weight: 2,
      asks: [
        [
          'Counters are wiped and free of tape and sticky spots',
          'Los mostradores están limpios, sin cinta ni manchas pegajosas',
          { weight: 2 },
        ],
        [
          'Counter fronts and kick plates are free of shoe marks',
          'Los frentes y los zoclos de las cajas no tienen marcas de zapato',
        ],
        ['Card readers and pens are wiped', 'Las terminales de pago y las plumas están limpias'],
        [
          'Bins behind the counter are emptied and lined',
          'Los botes detrás del mostrador están vacíos y con bolsa',
          check,
        ],
        [
          'Cash drawers and the safe were left untouched',
          'Los cajones de dinero y la caja fuerte no se tocaron',
          critical,
        ],
      ],
    },
    {
      title: ['Customer and staff restrooms', 'Baños de clientes y personal'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Toilets and urinals are clean inside, outside and below',
          'Los inodoros y urinarios están limpios por dentro, por fuera y por debajo',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Sinks, faucets and mirrors are free of spots',
          'Los lavabos, las llaves y los espejos no tienen manchas',
          { weight: 2 },
        ],
        [
          'Floor is dry and clean to the corners',
          'El piso está seco y limpio hasta las esquinas',
          { weight: 2 },
        ],
        ['Changing table is clean and its strap works', 'El cambiador está limpio y su cinturón funciona'],
        ['Soap, paper and towels are stocked', 'Hay jabón, papel y toallas', check],
      ],
    },
    {
      title: ['Stockroom and closing', 'Bodega y cierre'],
      asks: [
        [
          'Aisles of the stockroom are swept and free of cardboard',
          'Los pasillos de la bodega están barridos y sin cartón',
        ],
        [
          'Emergency exits and extinguishers are clear of boxes',
          'Las salidas de emergencia y los extintores están libres de cajas',
          critical,
        ],
        [
          'Chemicals are labeled and away from merchandise',
          'Los químicos tienen etiqueta y están lejos de la mercancía',
          critical,
        ],
        ['Cardboard is flattened and in its container', 'El cartón está doblado y en su contenedor', check],
        [
          'Doors are locked and the alarm is set as agreed',
          'Las puertas quedan con seguro y la alarma activada según lo acordado',
          critical,
        ],
        ['What did the store manager say?', '¿Qué comentó la gerencia de la tienda?', remarks],
      ],
    },
  ],
};
