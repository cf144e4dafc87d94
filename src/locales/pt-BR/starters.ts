import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Solar e musical. Acorda antes de você.',
    rootling: 'Guloso e esperançoso. Vai com o focinho na frente.',
    dozebud: 'Dorminhoco e fofo. Ninguém o apressa.',
    kindlam: 'Confiante. Companhia quente em noite fria.',
    clinkdil: 'Caseiro e curioso. Espia dentro de todo forno.',
    flickeep: 'Vaidoso. Sabe muito bem o quanto brilha.',
    puddlip: 'Feliz da vida. Nenhuma poça está a salvo.',
    nubwhal: 'Simpático até demais. Cumprimenta cada onda.',
    dampaw: 'Ocupado e sério. Não deixa goteira em paz.',
  },
};
export default words;
