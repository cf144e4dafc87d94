import type { Door } from '../../../content/maps/ways/doors.ts';
import type { wayWords } from '../en/ways.ts';
import { portugueseCapital, portugueseCount } from './counted.ts';
import { portugueseRegion } from './ids.ts';

/** The words in the names of gyms for the houses they are in. Names of families stay. */
const HOUSES: Readonly<Record<string, string>> = {
  hours: 'Horas',
  vigil: 'Vigília',
  lake: 'Lago',
  seeds: 'Sementes',
  shadows: 'Sombras',
  daybreak: 'Alvorada',
  ledgers: 'Contas',
  glass: 'Vidros',
  roost: 'Poleiro',
  vats: 'Tinas',
  hives: 'Colmeias',
  wall: 'Muro',
  ring: 'Círculo',
  bell: 'Sino',
  well: 'Poço',
  house: 'Casa',
  fold: 'Curral',
  bog: 'Brejo',
  stills: 'Alambiques',
  harbour: 'Porto',
  kiln: 'Forno',
  galley: 'Cozinha',
  masks: 'Máscaras',
  slip: 'Estaleiro',
  reef: 'Recife',
  light: 'Farol',
  kites: 'Pipas',
  summit: 'Cume',
  steps: 'Degraus',
  loom: 'Tear',
  dome: 'Cúpula',
  railway: 'Ferrovia',
  rescue: 'Resgate',
  springs: 'Fontes',
  strata: 'Camadas',
  glacier: 'Geleira',
  hall: 'Salão',
  garden: 'Jardim',
  mill: 'Moinho',
  lantern: 'Lanterna',
  lock: 'Eclusa',
  forge: 'Forja',
  quarry: 'Pedreira',
  tower: 'Torre',
  show: 'Exposição',
};

/** The name of a gym, `Jardim Thornby`. @param id `thornby-garden` */
const gymName = (id: string): string => {
  const [family = '', ...house] = id.split('-');
  return [...house.map((word) => HOUSES[word] ?? word), HOUSES[family] ?? family]
    .map(portugueseCapital)
    .join(' ');
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : gymName(door.gym));

const words: typeof wayWords = {
  label: 'Adiante',
  to: (map) => `Ir para: ${map}`,
  enter: (door) => `Entrar: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `O portão está fechado (${map}). Ele se abre com ${portugueseCount(badges, 'insígnia', 'insígnias')} de ${portugueseRegion(region)}; você ${won === 0 ? 'ainda não tem nenhuma' : `tem ${won}`}.`,
  gyms: 'Ir aos ginásios',
  exit: (map) => `o caminho para ${map}`,
  exitIn: (way, map) => `${portugueseCapital(way)}: por ali se vai para ${map}.`,
  door: (door) => `À sua frente há uma porta: ${doorName(door)}. O comando entrar a abre.`,
  noDoor: 'Aqui não há porta.',
  shut: {
    house: 'A porta está trancada. Quem mora aqui saiu para olhar criaturas.',
    windmill: 'A porta fica fechada enquanto as pedras giram. Elas giram há quarenta anos.',
    lighthouse:
      'A porta está trancada. Só quem cuida do farol tem a chave, e está dormindo: a luz trabalha à noite.',
  },
};
export default words;
