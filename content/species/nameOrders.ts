/**
 * Species in the order of their names in the languages that write these in letters of their own, for the lists that the
 * server sorts. Made of the names in `src/locales` by `src/locales/nameOrders.test.ts`.
 */
export const NAME_ORDERS = {
  ar: `
icequill apothadder excavole amanitiara umbrawl ampolecat emberam amethystrix amphorage inchbeam inglynx
ingotail anvilisk incandeel oraclam ossuwyrm ovendil owlumen ironclade barbelung basilisleet pavember puddlip
brackindle briarling brookfin brockember brollygeist pricklo blinkowl blotlet pendulope potamere pawgilist
podkin boreauk postwren bouldun pumichick pageant penumbrawn tadbane trilobastion trilobit tuftpup tephraptor
tickfawn telegrail timpanyak tempestral tendrake tumulord thimbelf thickhog jabrimp jellume geodling dampaw
drovermane dreamspin dustkit dozebud dawnhart rootling rivetle reverachne zizzgrub zenithrone spoutling strawisp
stiltlet stomatitan saguardian scuffkit squirant scarecrone sludgeon sunflit snickub sootbrock solpavo
switchafer siroccoon sylvarok selenhare shaftmaw sherdlin shinglet chivalrant galoshade galleghast gutterling
grovetusk gustrake glacilisk gloopet globelle gloamarch glowmonger vatlurk flotsoul flurrimite flickeep furnadil
vaultwyrm voltwit phialin vyrmling fizzet filamel vanechick capsprite cathedrake castorrent calfrost cackleader
kalligraken canopaw cragclaw crumbit crystalwing cranekata kilnaries clinkdil clovermare kindlam cupritan
cuprikin cobblet curarana couristrel cometoad quicksylph quillberg kerbeam lullabell lancetide lodgekin lodekid
lodehorn matchbug mandolark mudwhisk muskalanche mosslow molder moonbun medusage miragazelle nadirian narvane
nubwhal knuckub noctuff noctivail nippet haberdame hearthkit hoardent heralgale waspire wallopo wandertoise
weathercrest wistwyvern weirgill
`,
  ja: `
ironclade icequill apothadder amanitiara amethystrix anvilisk amphorage umbrawl ampolecat incandeel inglynx
ingotail inchbeam vyrmling weirgill wistwyvern weathercrest excavole emberam owlumen ovendil ossuwyrm oraclam
kerbeam calfrost gustrake gutterling cackleader cathedrake canopaw kalligraken galleghast galoshade castorrent
capsprite cuprikin cupritan curarana kilnaries kindlam quicksylph quillberg couristrel glacilisk cragclaw
crumbit crystalwing clinkdil gloopet cranekata glowmonger clovermare grovetusk globelle gloamarch cobblet
cometoad saguardian sunflit jellume geodling zizzgrub thickhog chivalrant sherdlin shaftmaw jabrimp sylvarok
siroccoon shinglet thimbelf switchafer sootbrock scuffkit squirant scarecrone stiltlet stomatitan strawisp
snickub spoutling sludgeon zenithrone selenhare solpavo dustkit tadbane tuftpup dampaw tickfawn timpanyak
tephraptor telegrail tendrake tempestral tumulord dozebud dawnhart dreamspin trilobastion trilobit drovermane
narvane knuckub nadirian nubwhal nippet noctuff noctivail hearthkit barbelung pageant basilisleet vatlurk
puddlip haberdame pavember pumichick furnadil phialin fizzet filamel briarling brackindle flurrimite flickeep
pricklo blinkowl brookfin brockember flotsoul blotlet brollygeist vanechick penumbrawn heralgale pendulope
pawgilist hoardent postwren potamere podkin bouldun voltwit vaultwyrm boreauk muskalanche matchbug mudwhisk
mandolark miragazelle moonbun medusage mosslow molder lullabell lancetide rivetle rootling reverachne lodekid
lodehorn lodgekin waspire wallopo wandertoise
`,
  ko: `
kilnaries molder capsprite galleghast shaftmaw sootbrock icequill tumulord brackindle thimbelf hoardent
pendulope cupritan cuprikin excavole umbrawl vaultwyrm chivalrant pageant cackleader flickeep nippet canopaw
dreamspin gloopet lodehorn heralgale spoutling clovermare globelle flurrimite muskalanche calfrost moonbun
cathedrake thickhog tendrake vatlurk gustrake pumichick ingotail dampaw timpanyak wistwyvern cragclaw glowmonger
barbelung kerbeam tickfawn lodgekin lancetide mandolark blotlet dustkit kalligraken kindlam siroccoon anvilisk
drovermane reverachne haberdame vyrmling tadbane wandertoise ossuwyrm incandeel amanitiara blinkowl noctivail
weirgill tuftpup crumbit emberam pavember brockember stiltlet quillberg sherdlin trilobit trilobastion dawnhart
glacilisk potamere amphorage matchbug couristrel noctuff quicksylph clinkdil grovetusk switchafer hearthkit
rootling inglynx miragazelle sylvarok ampolecat apothadder phialin gloamarch brookfin boreauk ovendil furnadil
brollygeist puddlip crystalwing selenhare mosslow bouldun penumbrawn shinglet curarana amethystrix lullabell
nadirian galoshade jabrimp telegrail oraclam geodling zenithrone cobblet dozebud squirant knuckub zizzgrub
basilisleet sludgeon strawisp postwren voltwit briarling lodekid pawgilist ironclade waspire nubwhal pricklo
podkin snickub rivetle scuffkit saguardian fizzet stomatitan castorrent tempestral flotsoul cranekata wallopo
narvane vanechick weathercrest filamel solpavo jellume medusage sunflit inchbeam owlumen scarecrone cometoad
gutterling tephraptor mudwhisk
`,
  'zh-CN': `
heralgale pricklo penumbrawn icequill basilisleet jellume cathedrake scarecrone nippet lancetide crystalwing
nubwhal thickhog stiltlet mandolark canopaw filamel cragclaw barbelung tickfawn telegrail switchafer thimbelf
timpanyak scuffkit podkin tendrake blotlet tadbane curarana dampaw hoardent dreamspin stomatitan narvane
vanechick knuckub quillberg pumichick muskalanche amanitiara sylvarok tumulord kalligraken cometoad matchbug
brackindle boreauk waspire vaultwyrm pavember brockember briarling pageant shaftmaw tempestral excavole
capsprite ovendil dozebud molder sludgeon blinkowl inchbeam cackleader flurrimite inglynx kerbeam lodehorn
strawisp glowmonger rivetle pawgilist hearthkit crumbit lodgekin drovermane mudwhisk gloopet haberdame kindlam
zizzgrub flotsoul dustkit wallopo chivalrant ironclade snickub castorrent vatlurk siroccoon ampolecat solpavo
sunflit tuftpup furnadil tephraptor trilobastion trilobit miragazelle geodling gloamarch shinglet squirant
cranekata saguardian ossuwyrm vyrmling glacilisk puddlip quicksylph flickeep reverachne clovermare postwren
gustrake sherdlin emberam incandeel bouldun mosslow clinkdil amphorage anvilisk voltwit ingotail cupritan
cuprikin lullabell medusage zenithrone galleghast lodekid brookfin dawnhart jabrimp noctivail grovetusk owlumen
globelle calfrost rootling sootbrock gutterling spoutling kilnaries phialin umbrawl noctuff brollygeist
couristrel weathercrest selenhare galoshade cobblet moonbun weirgill potamere fizzet wandertoise pendulope
oraclam nadirian amethystrix wistwyvern apothadder
`,
} as const;
