/**
 * Examples of searches. The limits of the rule were tuned on this table, so it detects regressions and is no
 * independent measure. Expectations follow what is sold: a sold word is found, a mistyped word means the word
 * beside it if that one is sold, and everything else finds nothing.
 */

/** A typed word and the intended one. */
export type Mistyped = readonly [typed: string, meant: string];

const pairs = (text: string): readonly Mistyped[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('>') as [string, string]);
const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Spelling mistakes. */
const MISSPELT = pairs(`
  acetominophen>acetaminophen amoxicilin>amoxicillin avacado>avocado avacados>avocados avocadoe>avocado
  badmington>badminton baklawa>baklava bannana>banana bananna>banana banannas>bananas
  biriyani>biryani biryanni>biryani briyani>biryani blueberrys>blueberries boquet>bouquet bouqet>bouquet
  brocoli>broccoli brocolli>broccoli broccolli>broccoli brocli>broccoli browny>brownie burritto>burrito
  burritoes>burritos caffee>coffee calimari>calamari calcuim>calcium capuccino>cappuccino cappucino>cappuccino
  capucino>cappuccino carmel>caramel caramell>caramel carots>carrots carrotts>carrots cauliflour>cauliflower
  califlower>cauliflower chedder>cheddar cheddder>cheddar chese>cheese cheeze>cheese cheesecak>cheesecake
  chiken>chicken chikken>chicken chickin>chicken chickpees>chickpeas choclate>chocolate chocolat>chocolate
  chocalate>chocolate chocholate>chocolate cinamon>cinnamon cinnamin>cinnamon cofee>coffee coffe>coffee
  coffie>coffee cocnut>coconut cocunut>coconut croisant>croissant crossant>croissant croissaint>croissant
  cucmber>cucumber cuccumber>cucumber cucumbar>cucumber daal>dal cumpass>compass deterjent>detergent detergant>detergent
  doenuts>doughnuts edamami>edamame enchillada>enchiladas enchelada>enchiladas
  falafal>falafel felafel>falafel fallafel>falafel garlik>garlic gauva>guava ginjer>ginger guacamoli>guacamole
  guacomole>guacamole gwacamole>guacamole hedphones>headphones headfones>headphones hummous>hummus houmous>hummus
  ibuprofin>ibuprofen ibuprophen>ibuprofen iboprofen>ibuprofen jasmin>jasmine kimchee>kimchi kombucha>kombucha
  lavendar>lavender lavander>lavender lemonaid>lemonade letuce>lettuce lettus>lettuce lipstik>lipstick
  magnesum>magnesium mangos>mangoes marghereta>margherita medecine>medicine
  mediteranean>mediterranean mediterranian>mediterranean minestroni>minestrone milkshak>milkshake
  mozarella>mozzarella multivitamen>multivitamin mushrom>mushroom mushroon>mushroom mushrums>mushrooms
  noodels>noodles nudles>noodles oinion>onion omlette>omelette origano>oregano pancaks>pancakes pankakes>pancakes
  papya>papaya paracetemol>paracetamol parasetamol>paracetamol paracetamole>paracetamol pastramy>pastrami
  peperoni>pepperoni pepporoni>pepperoni pineaple>pineapple pinapple>pineapple pistacio>pistachio
  pistacho>pistachio pizzza>pizza piza>pizza pitza>pizza pomegranite>pomegranate potatos>potatoes
  potatoe>potato prosciuto>prosciutto prosciutio>prosciutto probiotik>probiotic quesidilla>quesadilla
  quesadila>quesadilla raviolli>ravioli resturant>restaurant roze>rose saffran>saffron safron>saffron
  samon>salmon sammon>salmon sandwhich>sandwich sandwitch>sandwich sandwhiches>sandwiches samwich>sandwich
  shawerma>shawarma shwarma>shawarma smoothy>smoothie spageti>spaghetti spagetti>spaghetti
  spagheti>spaghetti spinich>spinach spinnach>spinach strawbery>strawberry
  strawberrys>strawberries stawberry>strawberry sunscreem>sunscreen susi>sushi tempora>tempura
  terimisu>tiramisu tiramisou>tiramisu tommato>tomato tomatos>tomatoes tomatoe>tomato tomatto>tomato
  tumeric>turmeric turmaric>turmeric turky>turkey ukelele>ukulele vanila>vanilla vannilla>vanilla
  vegatable>vegetable vegtable>vegetable vegitables>vegetables vegtables>vegetables vitamen>vitamin
  vitimin>vitamin wafel>waffle waffel>waffle watermelan>watermelon watermellon>watermelon
  yoghurt>yogurt yogart>yogurt yougurt>yogurt yogourt>yogurt zuchini>zucchini
`);

/** Slips: a neighbouring key, a letter doubled or missing, two letters swapped. */
const SLIPPED = pairs(`
  appel>apple aplpe>apple appple>apple alnond>almond almonda>almonds badminotn>badminton bgael>bagel bahel>bagel
  banaba>banana bannaa>banana baconn>bacon basketbll>basketball biryain>biryani boxinb>boxing braed>bread
  breaf>bread breaad>bread brownei>brownie bruger>burger burgre>burger burgwr>burger bugrer>burger burfer>burger
  burrtio>burrito buttr>butter buttet>butter buttter>butter camrea>camera camdle>candle candel>candle
  cappuccnio>cappuccino carrto>carrot carrrot>carrot cehese>cheese cheesee>cheese cheees>cheese chesee>cheese
  chikcen>chicken chicekn>chicken chickem>chicken chickne>chicken chocolte>chocolate chocolatr>chocolate
  cofeee>coffee cofffee>coffee coffew>coffee cokie>cookie cookiw>cookie coconit>coconut cococnut>coconut
  cucumebr>cucumber cucumbrr>cucumber currey>curry detergemt>detergent dumplngs>dumplings dumplimgs>dumplings
  enegry>energy faltafel>falafel footbal>football footbll>football garlci>garlic garlc>garlic
  gingre>ginger gimger>ginger grpaes>grapes grapws>grapes guitra>guitar giutar>guitar handbga>handbag
  hadnbag>handbag headphnes>headphones heaphones>headphones hony>honey honye>honey honwy>honey
  ibuporfen>ibuprofen juiec>juice juicw>juice kettel>kettle ketle>kettle keybord>keyboard keybaord>keyboard
  keyboatd>keyboard latpop>laptop lpatop>laptop laptpo>laptop laptip>laptop lemno>lemon lemom>lemon lemmon>lemon
  lenitls>lentils lotoin>lotion lotiom>lotion manggo>mango mnago>mango mamgo>mango mikl>milk mlik>milk milkk>milk
  milj>milk mushorom>mushroom musroom>mushroom noodlse>noodles noodkes>noodles notebok>notebook noteboik>notebook
  onoin>onion onionn>onion oniom>onion oragne>orange ornage>orange orznge>orange paenut>peanut peanit>peanut
  pancaeks>pancakes pancskes>pancakes panner>paneer panir>paneer paneeer>paneer pastaa>pasta patsa>pasta
  pasya>pasta peppr>pepper peppet>pepper pepepr>pepper phoen>phone phonw>phone pizaz>pizza
  pizzaa>pizza pizxa>pizza potaot>potato potati>potato pottato>potato ramne>ramen rcie>rice ricee>rice ricw>rice
  salda>salad salaad>salad salas>salad samlon>salmon salmom>salmon samoas>samosa sandwcih>sandwich
  sandwixh>sandwich sandiwch>sandwich scooer>scooter shrit>shirt shurt>shirt sheos>shoes shirmp>shrimp
  shrmip>shrimp skateboad>skateboard skatebaord>skateboard smoohtie>smoothie smoothir>smoothie soop>soup
  souop>soup spinahc>spinach spinacj>spinach sponhes>sponges steack>steak staek>steak sugr>sugar
  suagr>sugar sugarr>sugar sunglases>sunglasses sunglassses>sunglasses suhsi>sushi sushj>sushi suitcaes>suitcase
  sutcase>suitcase taost>toast toasr>toast tocos>tacos tomaot>tomato tomtao>tomato tomati>tomato tomayo>tomato
  toothbursh>toothbrush tothbrush>toothbrush toohbrush>toothbrush tofuu>tofu tuan>tuna tnua>tuna umbrela>umbrella
  vegeatble>vegetable vitmain>vitamin vitanin>vitamin vodak>vodka vodla>vodka watre>water wter>water wayer>water
  watemelon>watermelon yogrut>yogurt yogutr>yogurt yohurt>yogurt
`);

/** Mistakes in Hindi: short and long vowels, dots, half letters, aspirates. */
const MISSPELT_IN_HINDI = pairs(`
  पनिर>पनीर बिरयानि>बिरयानी बीरयानी>बिरयानी टमाटार>टमाटर आलु>आलू चिकेन>चिकन चीकन>चिकन समौसा>समोसा चावाल>चावल
  कोफी>कॉफी चोकलेट>चॉकलेट चाकलेट>चॉकलेट बर्गार>बर्गर सेंडविच>सैंडविच सैंडवीच>सैंडविच मसरूम>मशरूम
  मशरुम>मशरूम पपिता>पपीता नारीयल>नारियल दालचिनी>दालचीनी हलदी>हल्दी प्याज़>प्याज पयाज>प्याज निंबू>नींबू नीबू>नींबू
  अनानस>अनानास तरबुज>तरबूज मुंगफली>मूंगफली मूँगफली>मूंगफली स्ट्राबेरी>स्ट्रॉबेरी क्रिम>क्रीम आइसक्रिम>आइसक्रीम
  पिझ्झा>पिज्जा पिजा>पिज्जा पीज्जा>पिज्जा सलाड>सलाद पालाक>पालक लह्सुन>लहसुन खिरा>खीरा साबून>साबुन बिसकुट>बिस्कुट
  थर्मामिटर>थर्मामीटर विटामीन>विटामिन गीटार>गिटार फुटबाल>फुटबॉल लैपटाप>लैपटॉप हेडफ़ोन>हेडफोन हेडफोने>हेडफोन
  किबोर्ड>कीबोर्ड सूटकैस>सूटकेस मोमबती>मोमबत्ती टोफ़ु>टोफू टोफु>टोफू शेहद>शहद
  मख्खन>मक्खन
`);

export const MISTYPED: readonly Mistyped[] = [...MISSPELT, ...SLIPPED, ...MISSPELT_IN_HINDI];

/** English words that a store may not sell; similar words were not meant. */
export const REAL_WORDS = words(`
  pizza sushi wine phone shoes soap fries taco vodka whiskey gin rum cider champagne umbrella television tablet
  charger cable shampoo deodorant lipstick perfume diaper nappies tampon bandage aspirin burrito nachos hummus
  falafel kebab curry paella risotto gnocchi ravioli lasagna croissant macaron tiramisu gelato sorbet pho ramen udon
  tofu tempeh quinoa kale chard okra leek radish turnip fennel celery zucchini courgette squash pumpkin artichoke
  asparagus plantain guava lychee papaya kiwi cranberry raspberry blackberry coriander cilantro parsley sage thyme
  rosemary oregano dill tarragon cumin cardamom clove nutmeg anise mustard ketchup mayonnaise relish pickle jam jelly
  marmalade cereal muesli porridge pretzel cracker biscuit scone muffin donut eclair trifle pudding custard
  meringue nougat toffee fudge liquorice gum candy chips crisps walnut hazelnut pecan chestnut raisin date fig prune
  apricot peach plum cherry nectarine melon lime grapefruit tangerine clementine pear quince persimmon beet parsnip
  swede yam cassava lettuce endive rocket watercress sprout bean pea lentil chickpea oat barley rye millet sorghum
  flour yeast vinegar honey syrup molasses sugar salt stock broth stew roast steak veal venison duck goose rabbit
  quail turkey sausage salami ham bacon tuna cod haddock trout sardine anchovy mackerel crab lobster oyster mussel
  clam squid octopus prawn shrimp caviar
  shirt skirt jeans jacket coat scarf glove hat belt sock boot sandal slipper trainer dress blouse sweater hoodie
  pajamas underwear bra tie suit watch ring necklace bracelet earring purse wallet backpack luggage
  lamp candle mirror carpet curtain pillow blanket towel sheet mattress desk chair sofa shelf drawer clock vase
  hammer screwdriver drill nail screw wrench saw ladder paint brush broom mop bucket sponge bleach detergent
  soap toothpaste floss razor tissue cotton thermometer vitamin syringe inhaler plaster ointment
  guitar piano violin drum flute trumpet book pen pencil eraser ruler stapler envelope notebook crayon puzzle doll
  kite ball bat racket skate scooter bicycle helmet tent compass torch lantern binoculars telescope
  mouse keyboard monitor printer speaker microphone camera tripod battery bulb provide socket router
  dog cat hamster parrot goldfish leash collar litter aquarium seed fertilizer shovel rake hose tulip lily orchid
  bone stone house horse bread broad board bored table stable cable honest money monkey donkey heavy wine vine line
  mine pine fine nine sides tides slides soup soul foul fresh flesh fashion passion station bacon beacon baron
  price prize prince print plate place palace late later letter better bitter batter matter latter ladder
  rice race rich ride rise nice dice lice spice space spade shade share spare scare score store stare state
  potter porter poster master faster foster roster toaster coaster rooster cheer sheer sheep sleep sweep sweet sweat
  cart card care core corn cord cork fork pork park bark dark mark lark grape gripe grade grace trace brace
  pasty party pantry country county counter center desert flower power tower shower lower slower
  travel ticket passport hotel airport flight train engine tire wheel brake mirror bumper petrol diesel
  insurance doctor nurse dentist lawyer plumber electrician teacher school student office meeting birthday wedding
  funeral holiday christmas easter summer winter autumn spring monday friday january december
`);

/** Words in no dictionary of English: brands, and Hindi in Latin letters. */
export const BRANDS = words(`
  nutella oreo pepsi fanta sprite nike adidas puma samsung iphone ipad android sony dettol colgate lego barbie heinz
  kelloggs maggi lays doritos pringles snickers twix kitkat redbull starbucks mcdonalds dominos subway nescafe lipton
  tropicana haribo lindt ferrero toblerone milka philips bosch dyson canon nikon gopro playstation xbox nintendo
  huawei xiaomi lenovo asus logitech gillette nivea loreal garnier pampers huggies tylenol advil zyrtec ikea zara
  uniqlo gucci prada rolex fossil levis reebok asics skechers corona heineken guinness absolut bacardi
`);
export const LATIN_HINDI = words(`
  paneer roti naan dal chapati biryani samosa masala chai lassi atta jeera haldi doodh chawal namak sabzi kela
  aam seb angur tamatar pyaaz lehsun adrak mirch dhania palak gobi bhindi baingan matar gajar mooli kheera nimbu
  makhan ghee dahi paani anda machli murgi gosht mithai ladoo burfi jalebi halwa kheer kulfi gulab jamun rasgulla
  pakora bhaji poha upma idli dosa sambar vada chutney achar papad rajma chole chana moong besan suji maida cheeni
  gur imli saunf elaichi laung dalchini kesar badam kaju pista kishmish akhrot nariyal sabun kapda joota chappal
  kurta saree dupatta kitab kalam ghadi chashma dawai tel mombatti diya khilona
`);
export const REAL_WORDS_IN_HINDI = words(`
  पिज़्ज़ा सुशी शराब फ़ोन जूते साबुन टैको छाता घड़ी कुर्सी मेज़ कंबल तकिया चादर तौलिया दर्पण झाड़ू बाल्टी चूल्हा बर्तन थाली
  चम्मच कटोरी गिलास प्याला चाकू कैंची सुई धागा कपड़ा कमीज़ साड़ी दुपट्टा जूता चप्पल मोज़ा टोपी चश्मा अंगूठी हार कंगन
  किताब कलम काग़ज़ पेंसिल बस्ता गुड़िया गेंद पतंग साइकिल गाड़ी मोटर पहिया तेल दूध दही पनीर मक्खन घी अंडा मछली
  मुर्गी बकरी गोश्त दाल चावल आटा मैदा सूजी बेसन चीनी नमक मिर्च हल्दी धनिया जीरा सौंफ इलायची लौंग केसर अदरक लहसुन
  प्याज टमाटर आलू गोभी भिंडी बैंगन मटर गाजर मूली खीरा नींबू आम केला सेब अंगूर संतरा अनार अमरूद पपीता तरबूज लीची
  काजू किशमिश अखरोट मूंगफली मिठाई लड्डू बर्फी जलेबी हलवा खीर रबड़ी पकौड़ा पराठा पूरी पिता माता दिल दिन रात सड़क घर
  नदी पहाड़ बादल बारिश हवा आग पानी पत्थर मिट्टी सोना चांदी लोहा लकड़ी पौधा फूल पत्ता बीज पेड़ चिड़िया कुत्ता बिल्ली घोड़ा
  हाथी शेर बंदर चूहा सांप मेला मोटा छोटा बड़ा काला पीला नीला दाम काम नाम शाम जाम बाल चाल हाल माल साल ताल
`);

/** Singular and plural. */
export const FORMS = pairs(`
  apples>apple bagel>bagels banana>bananas bananas>banana beans>bean berries>berry berry>berries
  blueberry>blueberries boxes>box bowls>bowl brownies>brownie burgers>burger burritos>burrito cakes>cake
  candles>candle carrot>carrots cashew>cashews chairs>chair cherries>cherry cookie>cookies cookies>cookie
  croissants>croissant cucumbers>cucumber curries>curry curry>curries dishes>dish drinks>drink dumpling>dumplings
  eggs>egg games>game gifts>gift glasses>glass grapes>grape guitars>guitar juices>juice keyboards>keyboard
  knives>knife lamps>lamp laptops>laptop leaves>leaf lemons>lemon lentil>lentils loaves>loaf mango>mangoes
  mangoes>mango mushrooms>mushroom noodle>noodles notebooks>notebook onions>onion oranges>orange pancake>pancakes
  papayas>papaya patties>patty peaches>peach peppers>pepper phones>phone pies>pie pineapples>pineapple plums>plum
  potatoes>potato potato>potatoes puzzles>puzzle radios>radio roses>rose rolls>roll salads>salad samosas>samosa
  sandwich>sandwiches sandwiches>sandwich scooters>scooter shoe>shoes smoothies>smoothie soups>soup spices>spice
  steaks>steak strawberry>strawberries strawberries>strawberry suitcases>suitcase sweets>sweet syrups>syrup
  tacos>taco tarts>tart teas>tea tents>tent toasts>toast tomato>tomatoes tomatoes>tomato tulips>tulip
  vegetable>vegetables vitamins>vitamin waffles>waffle watches>watch watermelons>watermelon wraps>wrap खिलौना>खिलौने
`);
