/**
 * Words of searches that dictionaries of American English lack: names of dishes, British words, common words
 * of Hindi, also in Latin letters. None of them counts as mistyped.
 */
export const MORE_WORDS: readonly string[] = `
  ajvar arancini arepa arepas ayran banh baozi batata bhaji boba boeuf borek bulgur burek burfi carnitas ceviche
  chutney chorizo congee couscous dal dashi doner dosa dukkah empanada empanadas escargot fajita farro feijoada
  filo foie freekeh frites gelato gochujang gozleme gyro gyros halloumi halva harissa injera jollof kaya kheer kibbeh
  kimbap kofta labneh laksa lahmacun larb lasagne loukoum macaron macarons manchego mezze mirin momo momos mole naan
  nachos nasi natto okonomiyaki panko pappadam pav pho pico pierogi pirogi plov poutine pozole queso raita ramen ragu
  rendang roti sabzi samosa sashimi satay schnitzel seitan skyr soba souvlaki spaetzle tagine tahini taramasalata
  tempeh tonkatsu tostada tteok tzatziki udon vindaloo wagyu wasabi yakisoba yakitori yuzu zaatar
  aubergine aubergines biscuit candyfloss chemist chilli coriander courgette courgettes crisps 
  lorry mangetout mum nappy nappies swede 
  aam aata adrak ajwain akhrot alsi amchur anaar anda aloo angur arhar atta badam baingan bajra barfi basmati besan
  bhindi bhujia chaat chach chai chana chapati chappal chashma chawal cheeni chikki chini chole dahi dalchini dalia
  dhania doodh elaichi gajar ghadi ghee gobi gosht gulab gur haldi halwa imli jalebi jamun jeera joota jowar kachori
  kaju kapda karela kebab kela kesar kheema kheera khilona khichdi kishmish kitab kulcha kulfi kurta ladoo lassi
  lauki laung lehsun machli maida makhan makki masala masoor matar methi mirch mishti mithai mombatti mooli moong
  murgh murgi namak namkeen nariyal nimbu paan pakora palak paneer pani papad papdi paratha pista poha puri pyaaz
  rajma rasgulla rava sabji sabun saree saunf seb sewai shahi suji supari tadka tamatar tandoor tawa tel til toor tulsi
  upma urad vada
  अंग अंगूठी अंत अंदर अच्छा अनार अपना अब अमरूद अमीर अलमारी आंख आकाश आग आज आटा आदमी आम आराम आवाज आसमान आसान इंसान
  इलाज इलायची ईद ईमान उम्र ऊन ऊपर एक औरत कंगन कंघी कंबल कटोरी कपड़ा कपास कब कबूतर कम कमर कमरा कमल कमीज कर करेला
  कल कलम कला कसम कहानी काका काग़ज़ कागज कान काम काला किताब किनारा किला किशमिश किसान कीमत कील कुआं कुत्ता कुर्ता
  केसर कैंची कोयला कौन खट्टा खबर खराब खाट खाद खाल खाली खिड़की खीर खुश खून खेत खोज गंगा गधा गरीब गर्मी गला गली गहना
  गाड़ी गाना गाय गाल गांव गिलास गुड़ गुड़िया गुफा गेंद गोल गोश्त घंटा घर घास घी घोड़ा चंदन चकला चटनी चप्पल चमक चम्मच
  चलना चांद चांदी चाकू चाचा चादर चाबी चाल चिट्ठी चिड़िया चित्र चीता चीन चीनी चूड़ी चूल्हा चूहा चेहरा चोर चौक छत छाता
  छाया छुट्टी छोटी जंगल जमीन जल जलेबी जवान जहाज जाम जीत जीभ जीरा जीवन जूता जेब झंडा झील झूला टब टमटम टांग टीका टीन
  टूटा ठंड ठंडा डर डाक डाल डोर ढोल तकिया तन तवा तारा ताल ताला तितली तीर तेज तोता तौलिया थाली थैला थोड़ा दरवाजा दर्पण
  दवा दाम दादा दादी दान दास दिन दिल दिशा दीन दीपक दीवार दुकान दुनिया दुपट्टा दूर देर देश दोस्त धन धनिया धागा धान धूल
  धोती नंबर नकल नगर नदी नमन नया नर नल नाक नाग नाच नाना नानी नारी नाव नींद नीम नीला नेता पंख पंखा पकौड़ा पक्षी पता
  पत्ता पत्थर परदा पर्दा पल पहाड़ पहिया पांव पाठ पानी पाप पाल पास पिता पिल्ला पीठ पीला पीना पुल पुलिस पुस्तक पूजा
  पूरी पेट पेड़ पैर पैसा पौधा प्याला प्यार प्रेम फर्श फल फसल फीता बंदर बंदूक बकरा बगीचा बच्चा बड़ा बदन बर्फी बस
  बस्ता बहन बांध बाग बाघ बात बादल बाप बारिश बारूद बाल बालटी बालू बाल्टी बाहर बिजली बिना बिल बिस्तर बीच बीमार बीमा
  बुआ बेटा बेटी बेर बेसन बैल बोरी भाई भाप भार भारत भालू भिंडी भूख भूत भूमि भैंस मंजन मंदिर मकान मटका मटर मन मनुष्य
  मशीन महल माता माला माली मालिक माल मास मिट्टी मीठा मील मुंह मुर्गा मुर्गी मूली मेला मैदा मैदान मोटर मोटा मोती मोर
  यात्रा रंग रस रसगुल्ला रसोइया राजा रात राम रास्ता रुई रुपया रेत रेल रोग रोज रोना लकड़ी लड़का लड़की लड्डू लता लहंगा
  लहर लाख लाठी लाभ लीची लोग लोटा लोहा लौंग वन वर्षा वस्त्र विद्या विमान वीर शक्ति शब्द शराब शहर शाखा शादी शाल शीला
  शेर सड़क सपना समय समोसे सरसों सरकार सर सवाल सांप साड़ी साथ साल सिंह सिर सीता सीना सीमा सुई सुख सुना सुबह सूखा
  सूजी सूना सूरज सूत सोना सौंफ स्कूल हंस हजार हड्डी हथौड़ा हरा हल हलवा हवा हाथ हाथी हाल हिरण हीरा होली
`
  .trim()
  .split(/\s+/u);
