import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Demonstração',
  notice: 'Demonstração, salva neste navegador',
  more: 'Detalhes',
  title: 'A demonstração de Emberwild',
  absent: 'O que você procurava não está na demonstração: precisa de um servidor com outros jogadores.',
  text: 'Você joga a primeira região por conta própria, sem conta e sem servidor: com as mesmas criaturas, golpes e regras de todo lugar.',
  points: [
    'Tudo fica salvo só neste navegador. Quem limpa os dados dele limpa o jogo.',
    'Nada pode ser levado para uma conta: servidor não acredita no que um navegador conta das suas criaturas.',
    'Trocas, batalhas contra times de outros jogadores, contas e avisos precisam de um servidor com outros jogadores.',
    'Missões, pesquisas, a professora e os torneios só existem no jogo completo.',
  ],
  stopped: 'A demonstração parou. Recarregue a página.',
  failed: 'A demonstração não conseguiu fazer isso. Tente de novo.',
  noPlace: 'Isto não está na demonstração: precisa de um servidor com outros jogadores.',
  noOthers: 'Não há outros jogadores nesta demonstração',
  player: 'Jogador da demonstração',
  play: 'Continuar jogando',
  erase: 'Recomeçar',
  ask: 'Recomeçar?',
  askText:
    'Suas criaturas, moedas e insígnias desta demonstração serão apagadas. Ninguém pode desfazer isto.',
  keep: 'Ficar com elas',
  eraseAll: 'Apagar e recomeçar',
};
export default words;
