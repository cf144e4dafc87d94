import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { portugueseList } from '../counted.ts';
import { portuguesePercent } from './spelt.ts';

const TIERS = { bronze: 'Bronze', silver: 'Prata', gold: 'Ouro' } as const;

/** Coins, what they buy, and what can be staked. */
export const portugueseCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Moedas',
  questions: [
    {
      id: 'mart',
      question: 'O que o mercado vende?',
      answer: [
        {
          table: {
            caption: 'O que o mercado vende',
            head: ['Item', 'Moedas', 'O que é'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Ir ao mercado' }] },
      ],
      also: 'comprar preço loja item bola amuleto custo',
    },
    {
      id: 'charms',
      question: 'Como funcionam os amuletos?',
      answer: [
        'Basta carregá-los: um na bolsa é o bastante, um segundo não acrescenta nada. Os que valem para batalhas são lidos quando a batalha começa; os que valem para encontros, a cada passo. O prêmio de uma aposta fica como é.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'trilha moeda estudo lusco-fusco amuleto bônus sorte',
    },
    {
      id: 'lures',
      question: 'Como funcionam os chamarizes?',
      answer: [
        'Um chamariz se acende quando você o compra. Queima a cada passo onde vivem criaturas e descansa em todo o resto; o mapa e o mercado dizem quantos passos faltam. Vários queimam lado a lado, e o que fazem se soma, também aos amuletos.',
        {
          table: {
            caption: 'Chamarizes, seus passos e onde o mercado os vende',
            head: ['Chamariz', 'Passos', 'À venda'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0
                ? portugueseList(sold.map((map) => mapsWords.places[map].title))
                : 'em todo lugar',
            ]),
          },
        },
      ],
      also: 'apito lanterna sino pérola estrela carrilhão passos raro brilhante cidade loja',
    },
    {
      id: 'furniture',
      question: 'Para que servem os móveis?',
      answer: [
        'Para olhar. Compre-os no mercado, ponha-os num dos oito lugares do seu acampamento com “Arrumar o acampamento”, na sua primeira página, e sente-se. Lampiões brilham à noite, e quem pode ver sua página de treinador vê o acampamento. Algumas peças só se vendem na cidade de uma região.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Móveis no mercado' }] },
      ],
      also: 'acampamento barraca tapete lampião estandarte enfeitar casa banco',
    },
    {
      id: 'looks',
      question: 'Para que serve um visual comprado?',
      answer: [
        'Para ser usado, e só. Doze não custam nada; os outros o mercado vende, um em toda parte e um na cidade de cada outra região. O que você comprou você veste com “Mudar o visual”, na sua primeira página, quantas vezes quiser.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Visuais no mercado' }] },
      ],
      also: 'visual roupa fantasia chapéu casaco personagem vestir raposa',
    },
    {
      id: 'tutor',
      question: 'O que a professora ensina?',
      answer: [
        'Golpes da lista da própria criatura, até dez níveis antes que ela os aprendesse sozinha. O que ela já aprendeu pelo nível se escolhe em Seu time, de graça e quantas vezes quiser. Um golpe ensinado que dá lugar a outro fica esquecido até chegar o nível dele, ou até ser pago de novo.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Ir à professora' }] },
      ],
      also: 'professora tutor ensinar aula aprender golpe escola moedas',
    },
    {
      id: 'tournaments',
      question: 'Como funcionam os torneios?',
      answer: [
        'Você paga a inscrição, vence todas as batalhas seguidas contra times da casa mais ou menos do seu nível, e ganha o prêmio e uma fita. O time que se inscreveu luta até o fim; entre duas batalhas todos recuperam alguns PV, e só. Uma batalha perdida, ou outra começada no lugar dela, encerra o torneio, e a inscrição fica perdida. Fechar a janela não perde nada: o torneio espera.',
        { links: [{ to: '/goldbattle', text: 'Ir aos torneios' }] },
      ],
      also: 'torneio copa inscrição prêmio fita rodadas time da casa',
    },
    {
      id: 'gold',
      question: 'A batalha de apostas vale a pena?',
      answer: [
        'Você aposta moedas e ganha o prêmio se vencer. As chances são medidas: é o quanto vence quem sempre usa o golpe que mais promete. Com tipos certos e boa ordem, dá para fazer melhor.',
        {
          table: {
            caption: 'Apostas, prêmios e chances',
            head: ['Categoria', 'Aposta', 'Prêmio', 'Chances'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              portuguesePercent(odds),
            ]),
          },
        },
        `Adversários: ${portugueseList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `${TIERS[tier]} (do nível do seu time)`
              : `${TIERS[tier]} (até ${portuguesePercent(raise)} acima)`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Ir às apostas' }] },
      ],
      also: 'aposta apostar chances categoria bronze prata ouro prêmio',
    },
  ],
});
