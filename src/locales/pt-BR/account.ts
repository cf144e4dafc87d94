import type { accountWords } from '../en/account.ts';
import { portugueseCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Conta',
  toAccount: 'Conta e senha',
  back: 'Voltar ao perfil',
  loading: 'Buscando sua conta',
  failed: {
    title: 'Sua conta está fora de alcance',
    text: 'O servidor não respondeu. Nada mudou.',
  },
  cancel: 'Cancelar',

  fields: {
    password: 'Sua senha',
    newPassword: 'Nova senha',
    again: 'Repita a nova senha',
  },

  password: {
    title: 'Senha',
    text: 'Ao mudá-la, quem estiver na sua conta em outro lugar é desconectado.',
    change: 'Mudar a senha',
    dialog: 'Todas as outras sessões da sua conta terminam. Aqui ela continua aberta.',
    done: 'Senha alterada. Todas as outras sessões terminaram.',
  },

  codes: {
    title: 'Códigos de recuperação',
    text: 'Com um código de recuperação, você escolhe uma nova senha quando tiver esquecido a antiga. Cada um funciona uma vez.',
    left: (count, made) =>
      `${count < 2 ? 'Resta' : 'Restam'} ${portugueseCount(count, 'código', 'códigos')}. Data: ${made}.`,
    none: 'Você não tem códigos de recuperação. Sem um deles, senha esquecida é senha perdida.',
    renew: 'Fazer novos códigos',
    dialog: 'Os códigos que você tem agora perdem a validade.',
    done: 'Aqui estão seus novos códigos. Os antigos perderam a validade.',
    fresh: 'Seus novos códigos de recuperação',
    once: 'Eles só aparecem agora. Anote ou salve onde mais ninguém os encontre.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Não deu para copiar. Anote, por favor.',
    download: 'Baixar',
    fileName: 'emberwild-codigos-de-recuperacao.txt',
    file: (player, codes) =>
      `Códigos de recuperação de ${player} em Emberwild. Cada um funciona uma vez.\n\n${codes.join('\n')}\n`,
    kept: 'Já guardei',
    notice: 'Oito códigos de recuperação esperam por você. Eles ajudam quando a senha é esquecida.',
    show: 'Mostrar',
    skip: 'Agora não',
    skipped: 'Dá para fazer novos no perfil, em Conta.',
  },

  sessions: {
    title: 'Sessões',
    text: 'Onde a sua conta está aberta.',
    current: 'Esta aqui',
    device: (browser, system) =>
      browser && system ? `${browser} no ${system}` : browser || system || 'Navegador desconhecido',
    created: (day) => `Aberta em ${day}`,
    used: (time) => `último uso: ${time}`,
    endOthers: 'Encerrar as outras',
    only: 'Sua conta não está aberta em mais nenhum lugar.',
    ended: 'Todas as outras sessões terminaram',
  },

  page: {
    title: 'Página de treinador',
    text: 'Nela, quem tem o endereço vê seu cartão, suas insígnias, seus favoritos e recordes, mesmo sem conta. Time, moedas e itens ficam escondidos.',
    view: 'Ver sua página',
    private: 'Privada: ninguém mais vê a minha página',
    shown: 'Os outros veem a sua página de novo',
    hidden: 'Sua página é privada',
  },

  data: {
    title: 'Seus dados',
    text: 'Tudo o que o jogo guarda sobre você, num arquivo JSON.',
    download: 'Baixar seus dados',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Apagar a conta',
    text: 'Suas criaturas, itens, moedas e recordes somem de vez, e seu nome fica livre para os outros. Seus anúncios e propostas terminam. As trocas ficam no histórico de quem trocou com você, sem o seu nome.',
    open: 'Apagar a conta…',
    dialog: 'Ninguém pode desfazer isto. Digite sua senha para apagar a conta com tudo o que há nela.',
    confirm: 'Apagar de vez',
    done: 'Sua conta foi apagada. Boa estrada!',
  },

  recover: {
    title: 'Esqueceu a senha?',
    text: 'Escolha uma nova senha com um dos seus códigos de recuperação. Você os recebeu ao criar a conta ou os fez no perfil.',
    code: 'Código de recuperação',
    submit: 'Definir nova senha',
    back: 'Voltar ao login',
    done: 'Sua nova senha está valendo. Entre com ela.',
    lost: 'Sem códigos? Fale com quem mantém este servidor: de lá pode vir uma nova senha.',
  },
};
export default words;
